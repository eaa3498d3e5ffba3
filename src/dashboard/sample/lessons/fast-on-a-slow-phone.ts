/** The lessons of "Fast on a slow phone" as Markdown: `# id`, then the text. */
export const fastOnASlowPhone = `
# a-budget-before-a-design

The weight of a page is decided in its first week, by the pictures, fonts and moving parts that somebody falls in love with. After that it only grows. Nobody removes a typeface that is on every mood board. So we write the budget down before the first sketch.

## Start with a person

A budget in kilobytes means nothing to a client. A person does. Ours is called Lena. She stands on a platform with a phone from five years ago, one bar of signal and three minutes until the train. She wants to know whether the ferry takes bicycles.

From Lena follow the promises:

1. She can read the text within 2.5 seconds.
2. Nothing moves under her finger while the rest arrives.
3. A press gets an answer within 0.2 seconds.

These three are close to what browsers measure as largest contentful paint, layout shift and interaction to next paint. The usual limits for “good” are 2.5 seconds, 0.1 and 200 milliseconds, for three visits out of four.

## From seconds to kilobytes

Suppose that Lena's connection brings 1.6 megabits a second and needs 150 milliseconds for each round trip. These are common values for a slow mobile network in test tools.

Before the first byte of the page arrives, three or four round trips are gone: the name, the connection, its encryption, the request. That is about 0.6 seconds. The phone then needs time to read the styles, lay out the text and run scripts: call it 0.5 seconds. Of 2.5 seconds, 1.4 are left for bytes.

1.6 megabits are 200 kilobytes a second. In 1.4 seconds that makes **280 kilobytes**, for everything that the first view needs. Now share them out:

- HTML and styles: 30
- Fonts: 40
- Pictures of the first view: 90
- Scripts: 100
- In reserve: 20

Scripts cost twice. They have to be brought, and then they have to be read and run. On Lena's phone, 100 kilobytes of compressed script are about 350 kilobytes of code and can take more than half a second. Pictures are decoded beside the main work; scripts stand in its way.

## A budget is a design tool

Now the talk changes. “The second typeface costs as much as the photograph. Which of them says more?” is a question that a designer can answer. “The page is too slow” is not.

Some trades to offer:

- One variable font, cut to the letters in use, for five static files.
- A poster and a play button for a film that started by itself. The film loads when somebody asks for it.
- A drawing as SVG for a photograph that filled the screen.
- A map as a picture with a link, for a map that can be dragged.

Each of them is decided in ten minutes, as long as nobody has drawn the page. The same talk after the presentation takes a week and leaves a scar.

## How to keep it

A budget that nobody checks is a wish. Three habits keep it:

1. **A test that fails.** It builds the site, adds up what the first view fetches, and stops the change that is too heavy. The message says which file grew and by how much.
2. **Air.** Keep three to five percent free. A page at its limit makes every small repair a fight.
3. **A price for every wish.** When somebody asks for a new part, answer with its kilobytes and with what could leave in return.

When the budget has to be raised, write down who decided it, and why. It happens. But it should be a decision, and not a surprise.

## Exercise (8 minutes)

Choose a site that you like and open it in a private window, with the network panel and the cache switched off.

1. Note the kilobytes of HTML, styles, fonts, pictures and scripts until the page stands still.
2. Write the budget that it seems to have had. Which part is out of proportion?
3. Propose one trade to its owner, in two sentences without technical words.

Bring the table and the two sentences.

# reading-a-trace

A trace is a recording of everything that the browser did, in order and with times. It looks like a wall. This lesson shows a way to read it that works without knowing every colour.

## Record what a visitor has

Use a private window, so that no extension takes part. In the performance panel, slow the processor down four times and choose a slow network. Start the recording, reload the page, wait until it stands still, stop.

Do one thing in each recording: a load, a press, a scroll. A minute of everything cannot be read.

Before you look at it, write down what you felt. “The text came late, and the first press on the menu did nothing.” That is what you are going to explain.

## From the outside in

Begin with the moments that a person would notice. The panel marks them: the first paint, the largest paint, each shift of the layout, each slow interaction. Place them on the line of time, and look at the small pictures of the screen above it.

Then take the largest paint and look to the left. What was the browser waiting for? There are only a few answers:

- **For the document.** The bar of the HTML is long and empty at its beginning: the server was thinking.
- **For something it learned of late.** The picture's bar starts a second after the document's. Its address was in a stylesheet or in a script, where the browser could not see it.
- **For a font.** The place is laid out, the words are missing.
- **For its own scripts.** The network is quiet, and the main row is a solid block.

Each answer has its own repair. A slow server needs a cache. A late address belongs in the HTML, where the browser finds it at once. A font needs a fallback of the same size. A long script has to be shorter, later, or in pieces.

## Long tasks

The main row shows tasks. While one of them runs, the page cannot answer. Everything over 50 milliseconds is marked. A press that arrives in the middle of a task of 400 has to wait for its end.

Take the longest. Below it, the calls stand under each other like icicles: what called what, and for how long. Follow the widest one down until the name of a function is one that you wrote. Then ask two questions:

1. Is it slow, or is it called too often?
2. Does it have to happen now?

Very often it is not slow at all; it is called four hundred times. A list draws itself again for each letter in a search field. A measure of the layout is read and changed in turns, and each reading makes the browser compute everything again. The panel marks those with “forced reflow”.

## What is not in the trace

A trace shows one visit on one computer. It does not show what people do, or which devices they have. It also makes everything a little slower, as recording costs time. So compare traces with each other, not with a stop watch.

It does not say what is important either. Half a second saved in a dialog that three people open each month is a hobby.

## Prove the change

Change one thing. Record again in the same way, at least three times each, and take the middle one. Keep both recordings; they can be saved as files. Lay them side by side and point at the difference.

An improvement that cannot be seen in the recording was a feeling. That happens to everybody, and it is no shame, as long as the change is taken back. Code that was made complicated for speed and is not faster has only costs.

## How to write it down

A good note has five lines: what was slow for the visitor, what the trace showed, what was changed, the figures before and after with device and network, and what was tried without success. The last line saves the next person an afternoon.

## Exercise (22 minutes)

1. Record the load of a page that you know, slowed down four times. Write down the three longest stretches before you open any of them.
2. Explain the longest in five sentences that a designer would understand.
3. Propose a change. If the page is yours, make it, and record again.

Submit both recordings and the note of five lines.

# fonts-pictures-scripts

Three kinds of files make nearly all of a page's weight. For each of them there is one question that wins the most, and a few habits that win the rest.

## Fonts: which letters?

A family for every language of the world is ten times as large as the one that our text needs. Cut it to the letters in use. Tools such as \`pyftsubset\` do that in a second; the licence has to allow it, and open font licences do. Keep accents, quotation marks and the currency signs. Then load the rest of the letters as a second file with \`unicode-range\`. The browser fetches it only when a page needs one of them.

One variable font often replaces four static ones. Keep only the axes that you draw with: if you never set the width, cut it out.

While the font is on its way, show the text in a fallback. \`font-display: swap\` does that. If the fallback is wider or higher, everything jumps when the font arrives. Give it the same measures with \`size-adjust\` and \`ascent-override\`, and the change is hardly seen. Preload the one file that the first view needs, and no other: each preload takes the line from something else.

And ask whether you need it. The fonts of the system are good, free and already there.

## Pictures: how wide on the screen?

A photograph that is shown 390 pixels wide on a phone with two points for each needs about 800, never 4,000. So offer widths and let the browser choose:

~~~html
<img
  src="/pier-800.avif"
  srcset="/pier-400.avif 400w, /pier-800.avif 800w, /pier-1600.avif 1600w"
  sizes="(min-width: 60rem) 50vw, 100vw"
  width="1600" height="1067"
  alt="Pier 4, where the night ferry leaves." />
~~~

\`width\` and \`height\` reserve the place, so that nothing jumps. \`sizes\` says how wide the picture will be drawn, because the browser has to choose before it knows the styles. If it is wrong, all the rest was for nothing; check in the network panel which file arrives.

Take AVIF first and WebP for older browsers. Choose the quality by eye, on a phone, at arm's length. A sky needs more than a crowd.

The picture of the first view is fetched at once: no \`loading="lazy"\`, and \`fetchpriority="high"\`. All others are lazy. A picture that is always covered by a veil or blurred can have half the quality.

A drawing with few colours is an SVG. Run it through a tool that removes what the drawing program left in it. Over about 20 kilobytes, compare it with a picture of points.

## Scripts: who needs it, and when?

Most of a page's scripts serve a press that has not happened yet. Sort them into three heaps:

1. **Before the first view**: almost nothing. The page is there without it.
2. **At the first sign of a hand**: the menu, the form, the search. Load them when the finger or the pointer comes near.
3. **When somebody asks**: the calendar, the chart, the editor.

Before you add a library, look at what it weighs after compression, and what it brings along. Then look at what you use of it. A date library for one format is a format that the browser has built in: \`Intl.DateTimeFormat\`. But do not write your own calendar rules to save five kilobytes. Some things are hard, and a kept library has met the cases that you have not.

Scripts of others, such as counters, chat windows and maps, count as yours. They run in your page, at your visitor's cost. Ask who reads the figures. Put in their place a picture that loads the real thing when it is pressed.

## Compress, cache, and keep your hands off

The server compresses text with Brotli, prepared when the site is built. Files with a hash in their name can be kept for a year. The document itself is checked each time. These three lines of configuration often win more than a week of work on the code.

## Exercise (16 minutes)

1. Take a page of yours and write down its weight in fonts, pictures and scripts, in the first view of a phone.
2. Cut one font to the letters in use. Say how many kilobytes it saved, and test “Łódź, 20 €”.
3. Find the picture with the most wasted pixels: its real width against its width on the screen. Repair it.
4. Name one script that could load later, and say at which sign.

Bring the figures before and after.

# measuring-for-real

Your laptop is the fastest computer that will ever open the page. It has a good network, a warm cache and no other work. Put it away. This lesson is about numbers that you can rely on.

## Two kinds of numbers

**In the laboratory** you control everything: device, network, cache, page. You can repeat it, and you see a change the same day. You do not see what people have.

**In the field** real visits are counted. You see old phones, hotel networks and people who open twelve tabs. You cannot repeat anything, and it takes weeks until a change shows.

You need both. The field says what is wrong, the laboratory says why, and the field says whether it helped.

## The device from the drawer

Keep a cheap phone of about five years. Charge it, update its browser, and leave everything else as it is. Connect it with a cable and use the developer tools of your computer to look at it. The first time is always a surprise: a page that felt instant takes four seconds, and half of that is script.

If you have no such phone, slow your processor down four or six times in the tools. That is a rough copy. It does not heat up, it has more memory, and its storage is faster. Say so when you report the number.

## One run is an anecdote

The same page on the same phone can take 2.1 seconds and then 3.4. Something was updated in the background, the phone was warm, the cell was full. So:

1. Take at least five runs, in the same way.
2. Use the middle one, the median. The average is pulled away by a single bad run.
3. Write down the spread too. If two pages differ by less than their runs do, they do not differ.
4. Measure both versions in turns, A, B, A, B, and not first all of one. Otherwise you compare the morning with the afternoon.

Write down the device, the network, the browser, whether the cache was empty, and the day. A number without these cannot be compared with anything, not even with itself.

## Percentiles, and who they are

In the field, look at the 75th percentile: three of four visits were at least as fast. The median tells about the lucky half. The 95th tells about the people with the worst devices, and they are often the ones who need the service most.

Averages of times lie. Nine visits of one second and one of thirty make an average of almost four, which nobody has seen.

Look at groups before you look at the whole. When the site gets faster, people with slow phones begin to stay, and the total gets slower. That is good news that looks like bad news.

## What to count

- When could people read? *Largest contentful paint*, below 2.5 seconds.
- Did anything move under their finger? *Cumulative layout shift*, below 0.1.
- Did the page answer? *Interaction to next paint*, below 200 milliseconds.
- Did they do what they came for? This is the number that the client pays for. Connect the others with it.

Do not chase a score out of 100. A score mixes everything into one number, and its formula changes. Two pages with 95 can feel quite different.

## Ask a person

A number says how long it took; only a person says whether it felt like waiting. A bar that moves makes two seconds shorter. A screen that stands still makes half a second long. A page that answers at once and then corrects itself feels broken, however fast it was.

Watch three people use the page on their own phones. Do not help. Note where they press twice, because a second press means that the first got no answer.

## Report it

One sentence with the change for the visitor, then one table with device, network, runs, median and spread for before and after, then what you do not know. If it got worse somewhere, say that first. People believe a report with a bad number in it.

## Exercise (12 minutes)

1. Measure one page five times on the slowest device that you can find. Write down the five values, the median and the spread.
2. Do the same on your laptop. By what factor do they differ?
3. Watch one person open the page and do one thing. Where did they press twice?

Submit the table, and one sentence for the owner of the page.
`;
