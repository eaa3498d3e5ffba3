import { PeopleScreen } from './people-screen';

/** Everybody who learns here. */
export function InternsScreen() {
  return <PeopleScreen kind="intern" />;
}
