import { PeopleScreen } from './people-screen';

/** The people of the client companies who may look at their projects. */
export function RegularUsersScreen() {
  return <PeopleScreen kind="regular" />;
}
