import { language } from '@/lib/language';

const english =
  'a about above after again all also although am an and any are as at be because been before being below between both ' +
  'but by can cannot could did do does doing down during each either else ever every few for from further get had has ' +
  'have having he her here hers him his how however i if in into is it its itself just less let like may me might mine ' +
  'more most much must my neither no nor not now of off often on once one only onto or other our ours out over own per ' +
  'rather same she should since so some such than that the their theirs them then there these they this those though ' +
  'through thus to too under until up upon us very was we were what when where whether which while who whom whose why ' +
  'will with within without would yet you your yours';

/** Folded, as all words of the search are. */
const german =
  'aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis bist da damit dann das dass dein deine ' +
  'dem den der des dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer ' +
  'eines er es etwas euch euer fur gegen hab habe haben hat hatte hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ' +
  'ihrer im in indem ins ist ja jede jedem jeden jeder jedes kann kein keine keinen man mehr mein mit mich mir nach ' +
  'nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen seiner seit sich sie sind so solche sondern ' +
  'uber um und uns unser unsere unserem unseren unserer unter viel vom von vor war waren was weil weiter wenn wer werden ' +
  'wie wieder wir wird wo zu zum zur zwar zwischen';

const arabic =
  'في من على الى إلى عن ان أن إن هذا هذه ذلك تلك هو هي هم نحن انت أنت انا أنا ما لا لم لن قد كل كان كانت يكون او أو ثم و ' +
  'مع بعد قبل عند بين كما حتى التي الذي الذين لكن غير بل';

/** Frequent words that do not distinguish one page from another; of a language without a list, none. */
export const stopWords: string =
  language === 'en' ? english : language === 'de' ? german : language === 'ar' ? arabic : '';
