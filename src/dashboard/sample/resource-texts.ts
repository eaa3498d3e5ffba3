/** The texts of the resources as Markdown: `# id`, then the text. */
export const resourceTexts = `
# accessibility-checklist

By keyboard: every control can be reached, in the order of the page, with a focus that you see. Nothing traps it. Escape closes what opened last, and the focus returns to where it was.

By ear: the title names the page, one heading names its subject, each field has a label, each button a name that makes sense alone. What changes without a press is announced once, politely.

By eye: text at 200 percent, 320 pixels wide, both themes, forced colours, no colour that speaks alone. Anything that moves stops under reduced motion.

Write down what you tried and what you did not. ‘Not tried’ is an honest answer; silence is not.

# how-we-name-things

Things have the name that the client uses for them. If there is none, the field’s own term; if there is none of those, the plainest word that a new colleague would guess.

Files and folders are in lower case with hyphens. A function is a verb, a value a noun, a yes-or-no starts with is or has. No abbreviations except those that are spoken.

If you need ‘and’ in a name, there are two things.

# review-etiquette

Ask when half is done. A review of everything comes too late to change anything.

Answer within half a day, even if only to say when you will. Begin with what you understood. Separate what must change from what you would have done differently, and say which is which.

Two rounds are enough. In the third, sit down together.

# the-launch-list

The week before: domain, certificate, redirects from every old address, the error page, both themes, the printed page, the title and picture of a shared link.

The day before: a backup that somebody has restored, the way back in one command, and the phone number of whoever may decide.

The hour itself: one person acts, one watches, nobody else touches anything. Then look at the page as a stranger would, on a phone, on the street.

The week after: read every message, measure once more, and take down what was only for the launch.

# writing-error-messages

An error message answers three questions: what happened, whether anything was lost, and what to do now. In this order, in two sentences.

Never blame, never joke, never show a code alone. A code may stand at the end for whoever is asked for help.

Good: ‘The file is larger than 10 MB. Choose a smaller one; your text is still here.’

# choosing-a-chart

Ask four questions. What is compared: amounts, parts, or change over time? How many values: under seven, a table may be better. Must the reader find an exact figure? And what should they do afterwards?

Change over time is a line, with time from left to right. Amounts are bars that begin at zero. Parts of a whole are one bar, cut: the eye compares lengths well and angles badly.

Every chart has a table as its twin, for those who listen and for those who want the figure.

# plain-numbers

Round to what the reader decides with. Nobody plans differently for 37.4 hours than for 37.

Say the unit once, close to the number. Give a change its sign and its base: up 6 percent on last month. A percentage of a percentage is a ‘point’.

If a figure is missing, say that it is missing. A zero means that somebody counted and found none.

# interviewing-users

Ask about the last time, never about always. ‘Tell me how you booked your last crossing’ brings facts; ‘How do you usually book?’ brings opinions.

Be silent for three seconds longer than you can bear. What people say then is what they came for.

Write down their words, not your summary. Take no more than what you need, say what it is for, and delete the recording when the notes are done.

# image-sizes-and-formats

Widths: 400 for cards, 800 for phones, 1,200 for half a page, 2,000 for a whole one. The browser chooses if it is told how wide the place is.

Formats: AVIF first, JPEG for those who cannot read it, SVG for drawings, never PNG for photographs. Quality 50 in AVIF holds up on most of our plates.

Always write width and height, so that the place is kept before the picture is there.

# font-loading

Text appears at once, in a fallback with the same measures. The real font comes later and nothing moves: that is what size-adjust and the ascent overrides are for.

Preload only the few letters that the title needs. Everything else can wait for the first paint.

One file a family if it has axes. Drop the axes that nobody draws with; each costs kilobytes on every visit.

# keyboard-patterns

Menu: arrows move, Home and End jump, letters find, Escape closes and returns to the button. Tab leaves.

Tabs: arrows move and select, Tab goes into the panel. List with several choices: arrows move, space chooses, Shift extends.

Dialog: the focus goes in, stays in and comes back. The first thing focused is the first that helps, which is seldom the close button.

Before you build one, look for the element that has it all. It usually exists.

# estimating-work

Give a range and say what decides within it. ‘Three to five days; five if the old addresses have to move’ is more honest than four.

Compare with something that is finished. The hours of every past project are in the reports. If yours is half of them, you have forgotten the testing.

Say early when a range breaks. The second day of a delay is cheap, the last one is not.

# time-sheets-and-why

Hours tell the agency two things: whether a project’s price was right, and whether somebody has too much to carry. They are not a measure of how hard anybody works.

Log each day, in quarters of an hour, to the project that the work was for. What belongs to none goes to Studio Operations. Hand the week in on Friday; it is decided by Wednesday.

If a week comes back, there is a reason beside it. Correct it and submit it again.

# keeping-client-data-safe

Ask for less. What we do not have cannot be lost: a sample of twenty rows is enough to design a table.

Give the least access that works, to the fewest people, with a day on which it ends. The regular users are reviewed every month.

No attachments with personal data. No copies on laptops. If something went wrong, tell Rosa at once; nobody is ever blamed for being quick.
`;
