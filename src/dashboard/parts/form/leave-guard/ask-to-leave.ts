/** Type of the event that a leave guard cancels to ask first. Its detail is the action. */
export const leaveEvent = 'asktoleave';

/** Runs an action of the shell that leaves the screen. A form with unsaved changes asks first. */
export function askToLeave(act: () => void): void {
  if (document.dispatchEvent(new CustomEvent(leaveEvent, { cancelable: true, detail: act }))) act();
}
