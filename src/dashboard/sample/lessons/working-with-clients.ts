/** The lessons of "Working with clients" as Markdown: `# id`, then the text. */
export const workingWithClients = `
# the-first-conversation

In the first hour with a client we do not show anything. No portfolio, no sketches, no price. We ask, we listen, and we write down what we hear in the client's own words. What you learn in this hour decides more than any design.

## Before you meet

Read their site as a customer would. Try to buy the ticket, find the telephone number, read the page about them on a phone. Note three things that surprised you. Do not look for faults; look for what they seem to care about.

Find out who comes. If the person who decides is not in the room, you will have this conversation twice. Ask early and politely: “Who else should hear this before we plan anything?”

Two of you are enough. One asks, one writes. If you do both, the other person hears a keyboard whenever they say something good.

## Three questions

**What should be different in a year?** Most people answer with a thing: a new site, an app. Stay friendly and ask again: “And if you had it, what would be different?” After the second or third time you hear about people: fewer calls about opening hours, younger members, one person less at the counter.

**For whom?** “For everybody” is never the answer. Ask for the last person they helped, by name if they like. What did that person want, what did they do first, where did they get stuck? One true story is worth more than ten invented characters.

**How would you notice?** This is the question that saves projects. If nobody can say how success would look, nobody will ever agree that it has come. Good answers can be counted or seen: “The telephone is quiet on Monday mornings.”

Then ask what must not change. There is always something: a colour that the founder chose, a page that one customer loves. You want to hear it now.

## How to listen

Leave silence. After an answer, count to three. What comes then is often the real answer.

Listen for nouns. The words that a client uses for their own work become the names in the menu, in the fields and in the code. If they say *crossing* and you say *trip*, every later talk has a translator in it. Write the words on a list, and ask what each one means. In one harbour a *ticket* was a paper; in the next one it was a complaint.

Listen for feelings. “We tried that once” has a story behind it. So has “my predecessor”. Ask carefully, and write down what was tried and why it failed.

Do not solve anything. As soon as you propose something, they talk about your proposal, and no longer about their problem. If an idea is too good to lose, write it in the margin.

Do not promise anything either. “That should be easy” is an offer without a price.

## Money and time

Ask about both in the first hour, without shame. “Do you have a frame in mind?” If they do not want to say a number, name three from other work: a small site, a middle one, a large one, with what each contained. Their faces tell you the rest.

Ask which day is fixed, and why. A fair in May is a fact; “before the summer” is a hope.

## The end of the hour

Repeat what you understood, in five sentences: what should be different, for whom, how they would notice, what stays, what is fixed. Then ask: “What did I get wrong?”

The corrections are the most valuable minutes of the whole project. People who nod at everything have not heard themselves yet. Let them change your sentences until they sound like their own.

Say what happens next, and on which day. Then go, on time.

## The same evening

Write the five sentences and the list of words on one page, and send it. Underline what you do not know yet. This page is the beginning of the brief, and the first proof that you listen.

## Exercise (11 minutes)

Take a colleague who has a project in mind: a garden, a journey, a party.

1. Ask the three questions, for six minutes. Propose nothing.
2. Repeat what you understood in five sentences.
3. Count the corrections. Fewer than two means that your sentences were too vague.

Bring the five sentences before and after.

# minutes-that-people-read

Nobody reads what was said. Everybody reads what was decided, who does what by when, and what is still open. So write only that, in this order, on half a page. This lesson shows how, and why it is worth more than it looks.

## The form

~~~
Harbour Ferry, meeting of 12 March
Present: Nils, Opal (agency); Ms Brandt, Mr Osei (Ferry)

Decided
1. Guests buy without an account, as two of three buy only once.
2. The season card moves to autumn, because the readers on board come in August.

To do
- Opal: sends three drafts of the price table, by Friday 15 March.
- Ms Brandt: asks the crew which words they use for delays, by Monday 18 March.

Open
- Who answers messages at the weekend? Mr Osei asks; next meeting.
~~~

That is all. It takes a minute to read and ten minutes to write, if you have taken notes in the same three heaps.

## Decisions carry their reason

A decision without its reason is an order from the past. Half a year later somebody asks why guests have no accounts, and nobody remembers. With “as two of three buy only once” they can check whether it still holds. If it does not, they can change it without a quarrel.

One clause is enough. If the reason needs a page, it has a document of its own, and the minutes have its address.

Write decisions as they will be read: in the present, complete, without “it was discussed that”. Number them. “Decision 2 of 12 March” is a name that can be quoted in a letter, on a drawing and in the code.

Also write down what was decided *not* to be done. Otherwise it comes back every month.

## One name, one day

A task with two names has none. If two people do it together, one of them sees to it. A task without a day is a wish. “Soon” is a wish too, and so is “as soon as possible”, which moreover sounds rude.

Ask before the meeting ends: “Who takes this? By when can we expect it?” Let people say their own day. A day that somebody chose is kept more often than one that they were given.

Tasks of the client belong there exactly like ours. Many projects are late because of a text or a password, and nobody liked to write down whose it was.

## What stays open

Write the question, who finds out, and until when. An open point that nobody owns is a small leak. If it stands in three minutes in a row, it is not open; somebody is avoiding it. Say that, kindly, at the next meeting.

## Send it within the day

After two days everybody has minutes of their own, and they differ. Send yours within the day, best within the hour, and write above it: “Tell me by tomorrow evening if something is wrong.” Silence then counts as a yes, and everybody knows it.

Put the text into the message itself. Many people never open an attachment.

Send it to those who were there and to those who are affected. Not to everybody: who receives all minutes reads none.

Keep all of them in one place, in order, where the client can find them without asking you. In a dispute this folder is worth more than a contract, because both sides have read it all along.

## How to take notes while you talk

Draw three columns before the meeting: *decided*, *to do*, *open*. Write key words only. When something is decided, say it aloud: “So I write: no accounts for guests.” This one sentence prevents most misunderstandings, as people correct you at once. It also ends discussions that only go on because nobody has noticed that all agree.

If you lead the talk, let somebody else write. If you are alone with the client, write where they can see it, on a shared screen or a large sheet.

You do not need a recording or a machine that writes down every word. A record of everything said is exactly what nobody reads. You may let one help your memory, if everybody in the room has agreed to it. The three heaps are still your work.

## Exercise (7 minutes)

1. Take part in the next meeting of your team, and sort your notes into three columns.
2. Say one decision aloud before you write it. Did somebody correct you?
3. Write the minutes on half a page, send them to your mentor within the hour.

Your mentor answers one question: could somebody who was not there act on them?

# showing-work-early

Work that is shown late gets praise or a refusal. Work that is shown early gets repaired. The difference is a few uncomfortable minutes with something unfinished in front of other people.

## Why we wait too long

We wait because we want to look good. We know what is still wrong with it, and would like to fix that before anybody sees it. So we polish, and each hour of polish makes it harder to throw away. When the client finally says that the price is missing, it costs a week instead of a minute.

Clients are used to it. They have learned that what is shown to them is finished, so they either accept it or refuse it. It takes a while until they believe that you want to hear something.

A rule of thumb: show it when you can explain it and before you would defend it. For a page this is often after a tenth of the time.

## What to show

Show one thing. Three drafts ask for a vote, and a vote mixes the head of one with the feet of another. If there really are two ways, say what each is good at and what it costs, and which one you would choose.

Make it look as unfinished as it is. A drawing by hand says “we can still change everything”. A screen with shadows and photographs says “it is done”, whatever you write beside it.

But use real content. The longest name on the list, the real price with its small print, a photograph as the client has them. A draft full of short, pretty words is a promise that the finished page cannot keep. A text that only fills the space hides exactly what we need to see.

Show it where it will be used. A page for a phone belongs on a phone, in the hand of the client.

## How to begin

Three sentences are enough, before anybody looks:

1. What it is for: “Here somebody finds out whether the ferry takes bicycles.”
2. How far it is: “The order is meant seriously. Colours and photographs are not.”
3. What you want to know: “Would you find the price here?”

Then give it away and be quiet. The first half minute is the most honest that you will ever get, and every word of yours destroys some of it.

## Ask what can be answered

Never ask “Do you like it?”. The answer is about taste or about politeness, and you can do nothing with either. Ask for acts and for facts:

- “What would you press first?”
- “What do you think happens then?”
- “What is missing that your customers ask about?”
- “Which word here would nobody in your house use?”

If somebody says “it should be more modern”, ask what they saw that was not. Behind most words of taste stands an observation, and the observation is useful. “The blue is too cold” can mean that they fear to look like a bank.

## How to take it

Write everything down, without defending anything. You may ask what somebody means; you may not explain why you did it. There is time for that later, and mostly it is not necessary.

Sort it afterwards into three heaps: *it breaks the purpose*, *it helps the purpose*, *it is taste*. Repair the first, choose from the second, and talk about the third with the person who decides. Tell everybody what you did with their remark, also if you did nothing. People forgive a no. They do not forgive silence.

If all of them say the same, they are right about the problem. They are seldom right about the repair.

When it hurts, and sometimes it does, remember what was judged: a draft of a tenth of the time.

## A rhythm

Agree on a day. “Every second Thursday we show what there is, for twenty minutes” takes the fear out of it for both sides. Nobody has to decide whether it is good enough to be shown; it is Thursday.

Keep every state with its day. After two months, put the first drawing beside the page of today. It shows a client better than any report what they have paid for, and it shows you what you have learned.

## Exercise (11 minutes)

Take something that you are working on and would not like to show yet.

1. Write the three sentences for it.
2. Show it to one person for one minute, and say nothing.
3. Ask two of the four questions above. Write down the answers word for word.
4. Sort them into the three heaps.

Bring the heaps, and tell your mentor what you would now throw away.

# saying-no-with-a-reason

You will be asked for things that harm the work: a film that starts by itself, a window in front of the page, seven more fields, a date that cannot be kept. A no without a reason is a wall. A no with a reason and an offer is advice, and advice is what clients pay us for.

## First understand the wish

A wish is a solution that somebody has found for a worry. Before you answer, find the worry. “What would you like it to do for you?” is a good question, and so is “What happened that made you think of it?”

The window in front of the page comes from the fear that nobody will notice the offer. The seven fields come from a colleague who has to call people back because something is missing. The film was seen at a competitor's, and the director of the competitor was so proud of it.

Often you can solve the worry at once, and the wish disappears by itself. Then you never had to say no.

## Three kinds of no

**No, because it costs more than it brings.** Say the cost in what the client counts: weeks, money, visitors, calls. “The film weighs as much as the whole rest of the site. On a phone abroad the timetable then appears after nine seconds.” Show it, if you can. Two phones side by side convince better than any number.

**No, because it takes something away.** Every part of a page pushes another part down. “If the news stand first, bicycles come after four screens. Last month bicycles were your most frequent question.” Ask them to choose. It is their page.

**No, because it is wrong.** It deceives people, shuts some of them out, or breaks the law. A box that is already ticked, a price that grows at the last step, text that nobody with weak eyes can read. Here there is nothing to trade. Say so calmly, and say who would be harmed.

Keep the three apart. If you treat a matter of taste like a matter of law, nobody believes you when it is one.

## The small offer

After the reason comes the smallest thing that serves the same purpose.

- For the window: one line at the top of the page, which stays closed once it has been closed.
- For the seven fields: two, and an automatic letter that asks for the rest when it is needed.
- For the film: a still with a button; the film loads when somebody wants to see it.
- For the impossible date: a part that can be ready by then, and the day of the rest.

Make the offer measurable where you can. “We try the line for four weeks. If fewer people see the offer than now, we talk about the window.” An experiment is easier to accept than a defeat.

## How to say it

Say it soon. A no after a week of silence looks like an excuse, and by then three people have told it to others.

Say it in person, or with your voice. Write the result down afterwards, in the minutes, with the reason.

Begin with what you agree on: “You want people to hear about the offer. So do we.” Then the reason, then the offer. Do not hide the no in the middle of four friendly paragraphs.

Leave out the word “unfortunately”, it sounds as if someone else had decided. Leave out “but you said”. Leave out technical words; if you cannot explain it without them, you have not understood it yet.

And do not say yes with your mouth and no with your work. A wish that is forgotten, done late or done badly costs more trust than any no.

## When they still want it

Sometimes they hear all this and still want it. Unless it is wrong, it is their page and their money. They may also know something that you do not.

Then write the decision down with its reason and with what you advised, without a raised finger. Do it as well as it can be done: the best possible film, with sound off and a button to stop it. And agree on a day on which you look at the figures together.

If it goes well, say so, and remember it. If it does not, you will both know, and nobody needs to say that they told you so.

## Exercise (10 minutes)

Choose one: a chat window on every page, a carousel with six pictures, a launch two weeks earlier.

1. Write down three worries that could stand behind the wish.
2. Write your no in four sentences: what you agree on, the reason in the client's measure, the smaller offer, how you will both see whether it works.
3. Say it aloud to a colleague who plays the client and insists twice.

Bring the four sentences, and the one argument of your colleague that you had not expected.
`;
