import { lost as plate } from '@/content/plates/lost';
import { letters } from '@/content/plates/lost-letters';
import { lostIn, lostPicture } from '@/lib/field/letters';
import { lettersDrawing } from './letters';

/** The numerals of the 404, which sink further as the page is scrolled. */
export const drawing = lettersDrawing({
  letters,
  plate,
  picture: lostPicture,
  composition: lostIn,
  position: (width) => (width < 500 ? 0.5 : 0),
  scrolled: { place: 'place.y -= uScroll * uSize.y * 0.4;', mask: '' },
  scroll: 'leaving',
});
