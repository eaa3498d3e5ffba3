/** A link that calls a phone number, without the spaces and signs that people write between its digits. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
