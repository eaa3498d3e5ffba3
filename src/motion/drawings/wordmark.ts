import { wordmark as plate } from '@/content/plates/wordmark';
import { letters } from '@/content/plates/wordmark-letters';
import { wordmarkIn, wordmarkPicture } from '@/lib/field/letters';
import { lettersDrawing } from './letters';

/** The brand's name in the footer, which swells out of flat lines as it enters the window. */
export const drawing = lettersDrawing({
  letters,
  plate,
  picture: wordmarkPicture,
  composition: wordmarkIn,
  position: () => 0.5,
  scrolled: { place: '', mask: 'mask *= 1.0 - uScroll;' },
  scroll: 'entering',
});
