/** The lessons of "Semantic pages" as Markdown: `# id`, then the text. */
export const semanticPages = `
# elements-before-classes

A button that is a button can be pressed with a mouse, a finger, the space bar and a voice. A box with a click handler can be pressed with a mouse. Everything else has to be built again by hand, and usually it is not.

So the first question about any part of a page is what it *is*. How it looks comes afterwards.

## What an element brings with it

Take a plain button. The browser gives you all of this without a line of script:

- It can be reached with the Tab key, in the order of the page.
- Enter and the space bar press it.
- A screen reader says its name, then “button”, and that it is disabled when it is.
- It sends the form it stands in, if its type says so.
- In forced colours it keeps an edge, so that people still see it.
- Voice control finds it by its name: “press Save”.

A \`div\` brings none of that. You can add a role, a tab stop, two key handlers and a state for disabled. Then you have a copy of a button with about twenty lines to look after, and you will forget one of the six points.

The same is true of links, fields with labels, lists, tables, headings and landmarks. The browser knows them, search engines know them, and so does every tool that reads pages aloud.

## Choose by purpose

A few questions settle nearly every case.

1. *Does it go somewhere?* It is a link. It has an address, it can be opened in a new tab, and its words say where it leads.
2. *Does it do something here?* It is a button.
3. *Is it a set of similar things?* It is a list. Readers hear how many there are before they begin.
4. *Do readers compare rows and columns?* It is a table, with headers that name both.
5. *Does it ask for something?* It is a field with a label that stays visible.
6. *Is it a part of the page that people jump to?* It is a landmark: \`header\`, \`nav\`, \`main\`, \`aside\` or \`footer\`.

If you cannot decide between a link and a button, ask whether you would want to open it in a new tab. Opening hours are a table, because people look up a day. A row of project cards is a list, because people want to know how many there are. A telephone number is a link that starts with \`tel:\`.

## Classes say how, never what

When the elements are right, the stylesheet has an easy life. You can select \`button\` and \`th\`, and a class only says which variant this one is. A class called \`title\` on a \`div\` is a sign that the heading is missing.

The reverse helps in reviews. Cover the class names with your hand and read the markup. If you can still tell what the page contains, it is good. If all you see is \`div\` within \`div\`, nobody else will know either.

Sometimes the right element looks wrong: a list has bullets, a button has a border. That is a reason to change the style, not the element. One warning: a list without bullets loses its role in one browser, Safari. Write \`role="list"\` on it, and it is a list again.

## When there is no element

Some things do not exist in HTML: a set of tabs, a tree, a combobox with suggestions. Only then use a role. A role is a promise: with \`role="tab"\` you promise the arrow keys, the state and the panel that belongs to it. A promise that is not kept is worse than no role, because people rely on it. So look for a library that keeps it, and test it with the keyboard alone.

Before that, ask once more whether you need the thing. Tabs are often a list of links. A combobox with nine choices is a select. A dialog that asks one question may be a page.

## Exercise (10 minutes)

Take a page that you have built.

1. Turn its stylesheet off and read it from top to bottom. Write down each place where you lose the thread.
2. Put the mouse away. Press, open and send everything with the keyboard alone.
3. Find one \`div\` with a click handler. Replace it with the right element, and delete what you no longer need.

Bring to your mentor: the number of lines before and after, and the one place where you were not sure which element was right.

# headings-are-a-table-of-contents

People who listen to a page rarely begin at the top. They jump from heading to heading, as you leaf through a magazine. In WebAIM's surveys of screen reader users, about two of three say that they look for information on a long page by its headings. If your headings alone do not tell them what is where, they have to hear everything, or they leave.

Everybody else does the same with their eyes. They look at the large words, choose one, and read from there. A good outline serves both.

## Write the outline first

Do it on paper, before the text and long before the design. Indent each level:

- Harbour Ferry, timetable and tickets
  - Today's departures
  - Buy a ticket
    - With a season card
    - For a group
  - When the ferry does not run

Read it aloud. Somebody who knows nothing of the project should be able to say what the page is for, and where they would look for the group price. If they cannot, the page has the wrong parts or the wrong names for them. This is the cheapest moment to find out.

## What each level means

The first level names the page. There is one, and its words are close to the title in the browser's tab. A visitor who arrives from a search compares the two.

Each second level is a part that could stand alone. If you gave it an address of its own, somebody might want to send that address to a friend.

A third level divides a second one. It needs a brother or sister. A single third level under a second is usually a sentence in bold that has put on a hat.

Deeper than that, be careful. Four levels mean that the page has grown too long, or that two pages live in one.

## Two rules that break easily

*Never choose a level for its size.* Size belongs to the stylesheet, level to the outline. A designer draws a small label above a large sentence. The large sentence is the heading, or the label is; the outline decides, not the ruler. When a card is used in two places of different depth, give the component a property for its level.

*Never leave a level out on the way down.* A third level directly under a first sounds as if something had been lost. On the way up you may jump: after a third level, a second or a first may follow.

Some things look like headings and are none: a slogan, a price in large type, the name of a person who is quoted. And some are headings without looking like it. A list of search results needs one, even if nobody sees it. Hide it with a class that leaves it readable.

## Words that carry weight

Put the word that matters at the front. People who look down a page read the first two or three words of a heading and skip the rest. “Prices for groups” is better than “What you should know about prices if you are several”.

Say what is there, not what you feel about it. “How we work” tells something; “Passion meets precision” could stand over any page of any firm.

Do not repeat the first level in the others. On a page about tickets, “Tickets for groups” can be “For groups”.

And be careful with questions. A page of questions is easy to write and slow to read, because every heading begins with the same three words.

## How to look at an outline

- In the browser's developer tools, the accessibility tree lists the headings in order.
- A screen reader shows a list of headings with one key. Learn that key in the one your system has.
- A short script in the console does it too: select \`h1, h2, h3, h4\` and print the level and the text of each.

A machine can tell you that a level is missing. It cannot tell you that a heading says nothing. So read the list each time you change a page, as you would read a contents page before it goes to print.

## Exercise (8 minutes)

1. Choose a long page of a public office, and print its outline with the script above.
2. Write a better one, of at most nine headings. Change the order if a visitor would.
3. Show only your outline to somebody. Ask where they would look for three things that you name.

Bring both outlines, and the question that your reader got wrong.

# forms-that-lose-nothing

Somebody who fills in a form is doing work for us. Losing that work is the rudest thing a page can do. This lesson is about the five places where it gets lost, and about errors that help.

## Where work gets lost

1. **A reload.** The phone rings, the browser throws the tab away to save memory, and the form comes back empty.
2. **A wrong key.** Backspace once meant “go back” in many browsers. A swipe from the edge of a phone still does.
3. **A failed request.** The train goes into a tunnel at the moment of sending.
4. **A session that ran out.** The visitor wrote for forty minutes, and the server has forgotten them.
5. **A second tab.** The same form is open twice, and the older one saves last.

For the first two, keep a draft in the browser from the first letter on. Give it back without being asked, and say so in one line, with a way to start again. Never keep passwords or card numbers in it. Remove the draft when the server has confirmed that it has everything, and not a moment before.

For the third, keep the fields as they are until the answer says that all is well. Say what happened and what to do: “This was not sent, as you are offline. Your text is kept; try again when you are connected.” Give each attempt the same id, so that sending twice does no harm.

For the fourth, let the visitor sign in again in another tab, or beside the form, and send afterwards. For the fifth, compare versions when you save, and ask about the fields that differ instead of overwriting them.

## Errors that help

An error belongs beside its field *and* to its field. Put the text under the field, tie the two together with \`aria-describedby\`, and mark the field with \`aria-invalid\`. A red edge alone tells nothing to somebody who does not see red.

Say what is expected, not what is wrong. “Write the day as 24.11.2026” helps; “Invalid date” does not. If you can guess what was meant, accept it: a space in a card number, a comma for a point, a telephone number with brackets. Clean it up yourself. A machine can do that; a person should not have to.

Complain late and forgive early. Check a field when somebody leaves it, not while they type. Take the complaint back with the very letter that corrects it.

When the whole form is sent with mistakes, move the focus to the first wrong field. On a long form, also list all of them at the top, each as a link to its field. Do not disable the button until everything is right. A grey button does not say what is missing.

## Labels, types and help

- Each field has a label that stays. A placeholder disappears with the first letter, is often too pale, and looks like a value.
- The right \`type\` and \`inputmode\` bring up the right keyboard. The right \`autocomplete\` fills in name, address and card with one press.
- Do not ask for what you do not need. Every field costs you some of the people who would have sent the form.
- Mark what is optional with the word “optional”. A star has to be explained.
- Help stands before the field, in the label or under it, and not behind a small question mark.
- Related fields share a group with a name: a \`fieldset\` with a \`legend\`. “From” and “To” alone say little.

## Sending

After a press, answer within a tenth of a second: the button says that it is working, and a second press does nothing. Announce the result in a region that screen readers watch. Then say what happens next, and when. “We answer within two working days” is worth more than “Thank you!”.

Without script, the form should still be sent. An ordinary form with an address and a method does that. Script then makes it better: no reload, faster errors, a draft. This order costs little at the beginning and a great deal at the end.

## Exercise (18 minutes)

Build a form with a name, a day and a message.

1. It keeps a draft. Prove it: type, close the tab, open it again.
2. Each error is tied to its field. Prove it with a screen reader or the accessibility tree.
3. Send it with the network switched off in the developer tools. Nothing may be lost, and the page has to say what to do.
4. Fill it in with the keyboard alone, in a window 320 pixels wide.
5. Press the button twice, quickly. How many messages arrived?

Submit the link and one sentence about the step that did not work at first.

# pictures-in-words

A description does a picture's job for somebody who does not see it. So before you write it, ask which job that is. The same photograph of a pier is “Pier 4, where the night ferry leaves” on a timetable, and nothing at all behind a title.

## Four jobs

**It informs.** A photograph of damage in a report, a diagram, a screenshot. Say what the reader is meant to learn from it: “The crack runs from the window to the corner.”

**It acts.** A picture inside a link or a button is its name. Describe where the link leads, not what is drawn. The logo in the header is “Harbour Ferry, home”, not “a wave of blue lines”.

**It carries text.** If a poster is shown for its words, write the words. Better still, take them out of the picture and set them as text. Then they can be enlarged, translated and copied.

**It decorates.** It could be removed without anybody missing a fact. Give it an empty description: \`alt=""\`. That is not the same as none. Without the attribute, some screen readers spell the name of the file, letter by letter.

It is not always clear. A portrait beside a text about a person can be decoration, if the name stands next to it. It informs, if readers will have to recognise that person at the station.

## How to write one

- Begin with what matters most. Many people stop listening after a few words.
- Leave out “picture of” and “photo of”. The screen reader says that it is an image. Do say “drawing” or “map” where the kind matters.
- One sentence is enough, two if the picture is the subject of the page. About 120 characters is a good measure.
- Use the words of the text around it, but do not repeat it. If the caption already says everything, the description can be empty.
- Describe people as the text needs them. Clothes, age or skin belong in it when they are the point, and not otherwise.
- End with a full stop. It makes the voice pause.

Do not describe a mood that you cannot see. “A happy team” is a claim; “Four people laugh at a table full of drawings” is a picture.

## Pictures that carry figures

A chart has a description and a table. The description says what the chart shows: “Visits doubled between March and June, then stayed level.” The table has the numbers, beside the chart or behind a button. Nobody wants to hear forty values in one sentence, and nobody can check a claim without them.

A map needs the same: one sentence of what it shows, and the way in words. “From the station, follow the quay to the left for five minutes” helps everybody, also those who read maps badly.

For a diagram, describe the order of things, not the shapes. “The request goes from the browser to the cache, and only if nothing is there to the server” is the diagram. “A box with an arrow to a cylinder” is not.

## Pictures made of code

An inline SVG has no \`alt\`. If it informs, give it \`role="img"\` and a name with \`aria-label\`. If it decorates, hide it with \`aria-hidden="true"\`. The icon in a button with text is decoration; the icon in a button without text needs a name on the button.

A background image of CSS has no description at all. So it must never inform. A video needs captions for those who do not hear it, and a text or a spoken track for those who do not see it.

## Who writes it

The person who chooses the picture, at the moment of choosing. Only they know why it is there. A description written months later by somebody else says what anybody can see.

A machine can offer a first sentence. It names what is visible, and it does not know the job. Read what it proposes as you would read a stranger's guess.

## Exercise (10 minutes)

1. Take a news page and choose five pictures. For each, note the job and write a description.
2. Compare with the descriptions that the page has. Where do they differ, and who is right?
3. Close your eyes and let somebody read the article to you, with your descriptions. What did you miss?

Bring the one picture where you could not decide whether it decorates.
`;
