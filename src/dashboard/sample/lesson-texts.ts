/** The words of the lessons: `# id`, then a paragraph a line. */
export const lessonTexts = `
# elements-before-classes
A button that is a button can be pressed with a mouse, a finger, the space bar and a voice. A box with a click handler can be pressed with a mouse. Everything else has to be built again by hand, and usually is not.
So the first question about any part of a page is what it is. A list of projects is a list. A person’s name above their text is a heading. Opening hours are a table, because a reader compares rows and columns. The class comes afterwards and only says how the thing looks.
There are few elements to know: headings, lists, tables, buttons, links, fields with labels, and a handful of landmarks. A link goes somewhere, a button does something. If you cannot decide, ask whether you would open it in a new tab.
Try it: take a page you built, remove its stylesheet and read it from top to bottom. Where you lose the thread, an element is missing.
# headings-are-a-table-of-contents
People who listen to a page rarely begin at the top. They jump from heading to heading, as you leaf through a magazine. If the headings alone do not tell them what is where, they hear the whole page or leave.
Write the headings first, on paper, indented by level. One first level names the page. Each second level is a part that could stand alone. If a third level has no brothers or sisters, it is probably a sentence in bold.
Never choose a level for its size. Size belongs to the stylesheet, level to the outline. And never leave one out on the way down: a third level under a first sounds as if something had been lost.
# forms-that-lose-nothing
Somebody who fills in a form is doing work for us. Losing it is the rudest thing a page can do, and it happens in five places: a reload, a wrong key, a failed request, a session that ran out, and a second tab.
Keep a draft from the first letter on, in the browser, and give it back without being asked. Send it in a way that can be repeated without harm. Keep the fields as they are until the answer says that all is well.
An error belongs beside its field and to its field: the text under it, the two tied together with aria-describedby, and the field marked invalid. Say what was expected, not what was wrong: ‘Write the day as 24.11.’ helps, ‘Invalid date’ does not.
Check late and forgive early. Complain when somebody leaves a field, not while they type. Take the complaint back with the very letter that mends it.
Last, try it with the keyboard alone, at 320 pixels, and with the network switched off at the moment of sending.
# pictures-in-words
A description does the picture’s job for somebody who does not see it. So it depends on the job. The same photograph of a pier is ‘Pier 4, where the night ferry leaves’ on a timetable and nothing at all behind a title.
Begin with what matters, leave out ‘picture of’, and stop after one sentence. If the picture carries figures, the figures belong in a table beside it, and the description says what they show.
Decoration gets an empty description, not a missing one. A missing one makes some readers spell the file’s name.
# a-budget-before-a-design
A page’s weight is decided in its first week, by the pictures, fonts and moving parts that somebody falls in love with. After that it only grows. So we write the budget down before the first sketch.
Ours says: a first visit reads its text within two and a half seconds on a phone from five years ago, on a slow train. From that follow kilobytes: about a hundred for scripts, forty for fonts, the rest for pictures.
A budget is a design tool. If the second typeface costs as much as the photograph, we can talk about which of them says more.
# reading-a-trace
A trace is a recording of everything the browser did, in order. It looks like a wall. Read it from the outside in: first the moments a person would notice, then the stretch before each of them.
Find the moment the largest thing appeared. Look left. Was the browser waiting for the network, for a font, or for its own scripts? Each has a colour and a row of its own. Write down the three longest stretches before you open any of them.
Then take the longest. Follow it down until the name of a function is one that you wrote. Very often it is not slow at all; it is called four hundred times.
Change one thing, record again, and keep both traces. An improvement that cannot be seen in the recording was a feeling.
# fonts-pictures-scripts
Three kinds of files make nearly all of a page’s weight, and each has one question that wins the most.
Fonts: which letters? A family for every language of the world is ten times the one that our text needs. Cut it to the letters in use, keep the axes you draw with, and give the fallback the same measures, so that nothing jumps.
Pictures: how wide on the screen? A photograph that is shown at 390 points needs about 800 pixels, never 4,000. Choose the quality by eye, on a phone, at arm’s length.
Scripts: who needs it, and when? Most of a page’s scripts serve a press that has not happened yet. Load them when a finger comes near.
# measuring-for-real
Your laptop is the fastest computer that will ever open the page. Put it away. Measure on the phone from the drawer, with its battery low and the network throttled.
One run is an anecdote. Take five, keep the middle one, and write down the device, the network and the day. Compare only what was measured in the same way.
Then ask people who use the page. A number says how long it took; only a person says whether it felt like waiting.
# the-first-conversation
In the first hour we do not show anything. We ask three questions and write down the answers in the client’s words: what should be different in a year, for whom, and how would you notice?
Listen for nouns. The words a client uses for their own work become the names in the menu, the fields and the code. If they say crossing and you say trip, every later talk has a translator in it.
End by repeating what you understood, in five sentences. The corrections are the most valuable minutes of the whole project.
# minutes-that-people-read
Nobody reads what was said. Everybody reads what was decided, who does what by when, and what is still open. So write only that, in this order, on half a page.
Send it within the day. After two days everybody has minutes of their own, and they differ.
A decision carries its reason in one clause: ‘No accounts for guests, as two of three buy once.’ Half a year later the reason is what you will look for.
# showing-work-early
Work shown late is praised or refused. Work shown early is mended. The difference is a few uncomfortable minutes with something unfinished.
Show one thing, say what it is for, and say what is not yet right. Ask a question that can be answered: ‘Would you find the price here?’ Never ask ‘Do you like it?’
Bring real figures and the longest names. A draft full of short, pretty words is a promise that the finished page cannot keep.
# saying-no-with-a-reason
A no without a reason is a wall; with a reason it is a piece of advice. Say what the wish would cost, in weeks, in weight or in clarity, and what it would take away.
Then offer the smallest thing that serves the same purpose. Behind most large wishes stands a small worry: that nobody will call, that somebody will be overlooked. Answer the worry.
If the client still wants it, it is their page. Write the decision down and do it well.
# contrast-is-a-number
Whether a text can be read is not a matter of taste. The ratio between its colour and its ground is a number, from 1 to 21, and text needs 4.5. Large text and the edges of controls need 3.
Measure the pair that is really drawn: the colour over its picture, the disabled grey, the line around a field, both themes. Our tokens are checked in pairs whenever the tests run; a new pair has to join the list.
And never let colour speak alone. What is red for you is brown for one man in twelve. Add a word, a sign or a shape.
# type-that-holds
Set the text first. Choose the size at which a tired person reads on a phone, then the length of line that leads the eye back without searching: 45 to 75 letters. Everything else is a ratio of that.
Five sizes are enough for a whole site. If a sixth seems necessary, look for a heading that is really a sentence.
Try the longest word you know in the narrowest column, and enlarge the text to twice its size. Nothing may be cut, nothing may overlap, and nobody should have to scroll sideways.
Figures in columns stand under each other only if all digits are equally wide. The font can do that; it has to be asked.
# motion-with-a-reason
Movement takes the eye, whether it was busy or not. So it has to pay for the interruption. It may show where something came from, what belongs together, or that a press has been understood. It may not merely be pretty while somebody reads.
Short is kind: about a tenth of a second for an answer, a third for a change of place. Anything longer must be possible to interrupt.
Some people feel ill from movement. They tell their system, and the system tells us. Each movement has a version for them, and it is not slower, it is still.
# drawing-one-line
Our pictures begin as one line. It is a limit that decides a great deal: where everything is equal, the bend is the only thing you can say.
Draw the thing ten times from memory. Keep what came back every time; that is the thing. Then draw it once more, slowly, and count the bends. If there are more than seven, you are describing.
Put it beside the text at its smallest size. If it turns grey, the lines are too many; if it looks like a sign, you are done.
`;
