import { AddPersonScreen } from './add-person-screen';

/** Adds somebody who learns here. */
export function AddInternScreen() {
  return <AddPersonScreen kind="intern" route="add-intern" />;
}
