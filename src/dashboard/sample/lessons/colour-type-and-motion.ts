/** The lessons of "Colour, type and motion" as Markdown: `# id`, then the text. */
export const colourTypeAndMotion = `
# contrast-is-a-number

Whether a text can be read is not a matter of taste. The ratio between its colour and its ground is a number, from 1 to 21. It can be measured before anybody has an opinion.

## The numbers

The ratio compares how bright two colours are. Black on white is 21, white on white is 1. The guidelines for accessible content, WCAG, ask for:

- **4.5** for text,
- **3** for large text, from 24 pixels, or from about 19 if it is bold,
- **3** for the edges of fields, for icons that carry meaning, and for the ring of the focus.

These are minimums, not goals. People read outside, on old screens, with tired eyes. For long text aim at 7 or more.

The brightness of a colour is not what its numbers suggest. The eye is most sensitive to green, less to red and hardly to blue. So pure yellow on white has a ratio of 1.1, and pure blue on white has 8.6, although both are “full” colours. You cannot guess it. Measure.

## Measure the pair that is drawn

A colour alone has no contrast; a pair has. These pairs are often forgotten:

1. **Text over a picture.** Measure at the brightest place that the words can lie on. If pictures change, put a veil between them that is dark enough for the worst.
2. **Half-transparent colours.** What counts is the mixture that arrives on the screen.
3. **The states.** Pointed at, pressed, selected, visited, with the focus. A link that gets paler under the pointer is hard to read just when somebody reads it.
4. **The line around a field.** Pale grey on white looks elegant, and many people cannot find it.
5. **The hint in a field.** Its grey is nearly always too pale. Better, do without it.
6. **Both themes.** A blue that works on white is too dark on black. The dark theme needs tones of its own, not the same with other grounds.

Disabled controls are exempt from the rule. People still want to know what they say, so do not make them vanish.

In our design system the tokens are checked in pairs whenever the tests run. If you use two tokens together that are not on the list, add the pair to the list first.

## Colour must not speak alone

About one man in twelve, and one woman in two hundred, sees red and green differently. For them “the red ones are late” means nothing. Print does not know colour either, and in the sun all colours become grey.

So each message has a second sign: a word, an icon, a shape, a position. A required field says “required”. A line of a chart has its name at its end. A link in running text is underlined. The sign should still work when you photograph the screen and take all colour out of the photograph. That is a good test, and it takes ten seconds.

## Choose colours by their lightness

If you build a scale of tones, choose the lightness first and the hue later. In CSS, \`oklch()\` has lightness as its first value, between 0 and 1, and equal steps look equal. With that you can promise something: every tone of step 700 reads on every tone of step 100, whatever the hue. A palette that is built like this can get a new brand colour in an afternoon, and no page has to be checked again by eye.

In \`hsl()\` the lightness is a mere calculation. Yellow and blue at 50 percent have the same number there and nothing in common.

The colour of a brand is often too pale for text. Do not fight about it. Use it for surfaces and large shapes, and take a darker tone of the same hue for words. Nobody will notice, except those who can now read it.

## Forced colours

Some people have their system choose all colours. Then your backgrounds and shadows disappear. What stays are borders, text and the system's own colours. A button that was only a coloured surface is now a word in space. A transparent border of one pixel saves it: it becomes visible in that mode. Switch the mode on in your developer tools, and look at your page for one minute.

## Exercise (8 minutes)

1. Take a page and measure six pairs, among them the edge of a field, the ring of the focus, and a text over a picture.
2. Look at the page in grey, and in forced colours. What can no longer be told apart?
3. Repair the worst pair by lightness alone, without changing the hue.

Bring the six numbers before and after.

# type-that-holds

Good typography on the web is type that still holds when the text, the screen and the reader are not the ones you imagined. Set the running text first. Everything else is a ratio of it.

## Size, line, space

Choose the size at which a tired person reads on a phone: 16 pixels at least, better 17 or 18. Give sizes in \`rem\`, so that they follow what somebody has set in the browser. Few people have enlarged it, and they are the ones who need that most.

Then the length of the line. The eye has to find the beginning of the next line. Between 45 and 75 characters it does so without searching. \`max-inline-size: 66ch\` is a good beginning. A line across a whole desktop screen is not generous; it is lost.

The space between the lines follows from both. Long lines need more, short ones less, large type much less: 1.5 for running text, 1.1 to 1.2 for large headings. Write it without a unit, so that it grows with the size.

Between paragraphs, use space or an indent, not both. Above a heading there is more space than below it, because it belongs to what follows. These two sentences alone make most pages look as if somebody had cared.

## Few sizes

Five sizes are enough for a whole site: small, text, and three for headings. Choose a ratio between 1.2 and 1.333 and calculate them. On small screens take the smaller ratio; a heading that is three times as large as the text leaves four words on a phone.

\`clamp()\` lets a size grow with the window between two limits:

~~~css
h1 {
  font-size: clamp(1.75rem, 1.2rem + 2.4vw, 3rem);
}
~~~

Mix \`rem\` and \`vw\` as here. A size in \`vw\` alone does not grow when somebody enlarges the text, and that shuts them out.

If a sixth size seems necessary, look for a heading that is really a sentence, or for a label that is really text. Weight, colour and space are further means; use one of them at a time.

## What breaks it

**Long words.** “Donaudampfschifffahrt” in a column of a phone runs over the edge. \`overflow-wrap: break-word\` saves you, and \`hyphens: auto\` with the right \`lang\` makes it beautiful.

**Headings of two lines.** \`text-wrap: balance\` makes the lines equally long. For running text, \`text-wrap: pretty\` avoids a single word at the end.

**Enlarged text.** Set your browser to 200 percent. Nothing may be cut off, nothing may overlap, and nobody should have to scroll sideways. Fixed heights are the usual cause. Let boxes grow.

**Other people's spacing.** Some readers set wider lines, words and letters with a tool of their own. Your page has to stand it.

**Other languages.** German is a third longer than English. Arabic runs the other way and needs more height. Write \`margin-inline-start\`, not \`margin-left\`, and most of it works by itself.

## The small things

- Figures in columns stand under each other only if all digits are equally wide. The font can do that; it has to be asked: \`font-variant-numeric: tabular-nums\`. Align them at the right, or at the decimal point.
- Use the real signs: “ ” for quotations, ’ for the apostrophe, – for ranges, × for times, and a space that does not break between a number and its unit.
- Capitals in a row need a little more space between the letters, and small text too. Running text does not.
- Do not set long text in capitals or in italics. The shapes of words disappear.
- Justified text needs hyphenation and wide columns. On a screen, leave the right edge ragged.
- Text in a light weight is beautiful on the designer's screen. On a cheap one it breaks into dust.

## Fonts

Two families are enough, one is often better. Choose by the text that you have: does it need small capitals, many weights, Polish letters, figures for tables? Look at “Il1 O0 rn m” in it. If you cannot tell them apart, it is no font for passwords or codes.

Choose the fallback with the same care, as everybody sees it first on a slow network.

## Exercise (14 minutes)

1. Take a page and replace all headings by the longest that you can find in its content. Set it to 320 pixels and to 200 percent. List what breaks.
2. Set the running text again: size, length of line, spacing, in this order. Write down the three values.
3. Align one column of figures so that a mistake in it would be seen.

Submit the page before and after, at the same width.

# motion-with-a-reason

Movement draws the eye, no matter whether the eye was busy. That is why it is so strong, and why it has to pay for the interruption. This lesson gives reasons that count, times that work, and a way to leave it out.

## Four good reasons

1. **An answer.** The button moves when it is pressed. Without it people press twice.
2. **A place.** The panel comes from the side where its button stands, and it goes back there. Now people know where to find it.
3. **A connection.** A card grows into the page that it stands for. The eye keeps hold of the thing, and the reader does not have to search.
4. **A change.** The new row lights up for a moment. Otherwise nobody sees what is different.

If a movement has none of these reasons, it is decoration. There is a place for that: at the top of a page, once, and not beside text that somebody is reading. Anything that moves by itself for more than five seconds needs a way to stop it.

## How long

- An answer to a press: about 100 milliseconds.
- A small thing appears or leaves: 150 to 200.
- A large thing changes its place: 250 to 400.

Things that leave go faster than things that come, because nobody wants to watch them go. On a large screen ways are longer, so it may take a little longer. Over half a second, people wait.

If somebody sees it for the hundredth time this week, halve it. A portal for work moves less than a site for guests.

## How it should feel

In the world nothing starts at full speed and nothing stops at once, except a robot. So use a curve. Things that arrive brake: \`ease-out\`. Things that leave speed up: \`ease-in\`. Things that travel do both. A linear curve is right for what turns or fills evenly, such as a bar of progress.

A spring is better when a finger takes part. It has no fixed time. It begins with the speed that the finger had, and it can be caught again halfway. Keep it tight. A menu that wobbles was funny once.

Everything that moves must be possible to interrupt. If somebody presses “close” while a panel opens, it turns round where it is. It does not finish its show first. Never make people wait for an animation before they can press the next thing.

Move as few things as possible, and move them together. When five parts arrive one after another, keep the delay between them below 40 milliseconds. Otherwise it is a parade.

## What the browser can do cheaply

Two properties are cheap: \`transform\` and \`opacity\`. The browser hands them to the graphics card, and even a slow phone draws them sixty times a second. Width, height, position and shadow make it compute the whole page again for each frame.

So do not change a height; show the part and slide it. Do not animate a shadow; put two on top of each other and fade one in. Use \`will-change\` only just before, and take it away afterwards: each layer costs memory.

Movement that follows the scroll must never hold the scroll up. Do not take the wheel out of people's hands. They have practised it for years.

## For those who do not want it

Large movements make some people dizzy or sick: parallax, zooming, anything that fills the view. They tell their system, and the system tells us:

~~~css
@media (prefers-reduced-motion: reduce) {
  .panel {
    transition: opacity 120ms;
  }
}
~~~

Reduced does not mean slower, and it does not have to mean nothing. The panel appears without its way; a soft change of opacity is fine. Each movement gets its quiet version in the same file and on the same day. What is put off for later never comes.

Look at the whole page in this mode. Does it still tell everything? If a fact lives only in the movement, it was in the wrong place.

And no flashing. More than three flashes in a second can cause a seizure.

## How to judge it

Record the screen and look at it frame by frame. You see the jump that you could only feel: the text that is blurred while it moves, the part that is one frame late. Then look at it on the phone from the drawer. What stutters there is not a movement but a row of pictures.

At last, leave it out and ask somebody what is missing. If they do not notice, it stays out.

## Exercise (13 minutes)

1. Choose a page with much movement. Sort every movement by the four reasons, or into “none”.
2. Build a panel that slides in with \`transform\`, that can be turned round halfway, and that has a quiet version.
3. Record it and step through the frames. Where is the largest jump?

Submit the link. Your mentor will press the button ten times, quickly.

# drawing-one-line

The pictures of this house begin as one line. It is a strict limit, and it decides a great deal for you. With no colour, no shade and no second stroke, the bend of the line is the only thing you can say.

You do not have to be able to draw. You have to be able to look.

## Why a line

A line is small. A drawing that fills the screen can weigh less than one kilobyte. It is sharp at every size, it takes the colour of the theme, and it can be drawn again in front of the reader's eyes.

It also leaves room. A photograph shows one ferry on one day. A line shows *ferry*, and readers put in their own. That fits services and ideas, which have no photograph. For people and places, take a photograph.

## Ten times from memory

1. Look at the thing for two minutes. If it can be touched, touch it.
2. Put it away. Draw it from memory, in one stroke, in half a minute. Draw it ten times, on ten pieces of paper.
3. Lay them beside each other. What came back every time? That is the thing. All the rest was this one ferry, on this one day.
4. Draw it once more, slowly, with what came back and with nothing else.

The first three are full of symbols that you learned as a child: the house with the pointed roof, the sun with rays. From the fifth on it gets interesting, because you are bored and begin to remember what you really saw.

## Count the bends

A bend is a place where the line changes its mind. Count them. A cup has five: rim, side, foot, side, handle. If there are more than seven, you are describing. Ask of each one: if it were missing, would it still be a cup? Take it out, and look.

Keep the distances between the bends uneven. A long calm stretch and then two quick bends look like handwriting; equal ones look like a machine.

Let the line begin and end outside the thing, if you can. It comes from the left, becomes a ferry, and goes on to the right. Then a whole row of pictures can hang on one line, and the eye travels along it. Where the line would cross itself, let it: a crossing shows what is in front.

Decide what stays open. A shape that is not quite closed is finished by the reader, and that small act is what makes a drawing friendly.

## From paper to path

Photograph the best one from above, without shadows, and lay it under your drawing program. Trace it with as few points as possible. Points belong where the direction changes most, not at equal distances. Two handles of a curve should lie on one straight line, otherwise there is a corner. Six to twelve points are usual.

In SVG it is one \`path\` without a filling:

~~~html
<svg viewBox="0 0 240 120" fill="none" stroke="currentColor" stroke-width="2"
  stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
  <path d="M0 90 C40 90 50 70 90 70 S150 96 240 88" />
</svg>
~~~

\`currentColor\` lets it follow the text. \`vector-effect="non-scaling-stroke"\` keeps its strength when the drawing is enlarged. Round the numbers to whole units; nobody sees the difference, and the file is half as long.

If the line is to draw itself, give the path \`pathLength="1"\`. Then a dash of 1 with an offset that goes from 1 to 0 does it, without measuring. Do that once, when it comes into view, in less than a second and a half. For people who do not like movement it is simply there.

## Where it works, and where not

Put it beside the text in its smallest size. If it turns grey, the lines lie too close. If it looks like a letter, it is too simple. If it looks like a sign for something else, ask three people what they see before you explain anything.

The strength of the line belongs to the size of the type: beside light text a fine line, beside a heavy heading a strong one. Within one page all lines have the same strength, whatever the size of the drawing. It is the same pen.

Do not make a button of it. An icon is a word; a drawing is a sentence. Icons have their own set, with their own rules.

And do not draw what the words say already. A page about trust does not need two hands. Draw the rope, the knot, the moment before.

## Exercise (12 minutes)

Choose a thing on your desk.

1. Draw it ten times from memory, in one stroke each. Keep all ten.
2. Count the bends of the last one, and take two out.
3. Trace it as one path of at most twelve points, and put it beside a paragraph of your own at 48 pixels.

Submit a photograph of the ten, and the path.
`;
