import { createContext, use } from 'react';
import type { Choices } from '@/studio/data/api';

/** The options for a form's pictures and references, and a way to add a picture. */
export interface FormChoices extends Choices {
  /** The collection of the entry: its pictures are beside the entry. */
  collection: string;
  /** @returns the name of the file. @throws RequestError */
  upload: (file: File) => Promise<string>;
}

export const ChoicesContext = createContext<FormChoices | null>(null);

/** @throws Error outside of a form */
export function useChoices(): FormChoices {
  const choices = use(ChoicesContext);
  if (!choices) throw new Error('A field of the Studio needs a ChoicesContext.');
  return choices;
}
