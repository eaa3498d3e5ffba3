import { PeopleScreen } from './people-screen';

/** Everybody who works here. */
export function EmployeesScreen() {
  return <PeopleScreen kind="employee" />;
}
