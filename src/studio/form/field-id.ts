/** The id of a control, by the path of its field. */
export const fieldId = (path: string): string => `field-${path}`;
