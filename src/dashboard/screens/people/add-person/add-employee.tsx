import { AddPersonScreen } from './add-person-screen';

/** Adds somebody who works here. */
export function AddEmployeeScreen() {
  return <AddPersonScreen kind="employee" route="add-employee" />;
}
