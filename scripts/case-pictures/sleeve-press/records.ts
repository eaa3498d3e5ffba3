export type Ink = 'vermilion' | 'coral' | 'claret' | 'sea' | 'glass';

export interface Track {
  /** Empty where no picture names it. */
  name: string;
  seconds: number;
  isSung: boolean;
}

export interface Release {
  /** Of the catalogue: 31 is LF 031. */
  number: number;
  title: string;
  artist: string;
  /** 1 to 12. */
  month: number;
  inks: readonly [Ink, Ink];
  sides: readonly [readonly Track[], readonly Track[]];
}

/** number | title | artist | month | inks | side A | side B: names may be left out, and `~` is without voice. */
const table = `
1|Rope Walk|Hollow Pier|3|sea coral|3:10;2:40;~4:05;3:30|4:20;~2:15;3:55;2:10
2|Small Hours Choir|Salt Choir|9|claret glass|5:10;4:25;4:50|6:20;~3:30;5:05
3|Shingle|The Tidewrack|11|vermilion sea|2:20;2:35;1:58;2:44;3:02|~1:40;2:25;2:50;3:15;2:05
4|Nine Fathoms Down|Nine Fathoms|5|sea glass|~9:40;~6:10|~7:20;~8:35
5|Letters to a Lock-keeper|Petra Sund|10|coral claret|4:02;3:36;~2:20;4:48|3:50;4:15;3:05
6|The Kettle Tapes|Otter Pharmacy|2|vermilion glass|2:10;~0:55;3:20;2:48;~1:15|3:05;2:22;~1:40;3:36
7|Undertow Dances|Brass Weather|6|claret coral|~5:30;~4:10;~3:25|~6:05;~4:40
8|Bell Buoy|Hollow Pier|8|sea vermilion|3:42;4:18;2:55|~5:10;3:20;3:48
9|Gannet|Moth & Mast|4|coral sea|2:58;3:12;~2:04;3:40;2:26|4:30;~3:18;3:02
10|Slack Water|The Late Ferry|7|vermilion claret|6:20;5:40;~4:10|5:05;~7:15;3:30
11|Room Tone|Inge Lo|1|glass sea|~11:20;~5:05|~14:10
12|Cheap Seats|Otter Pharmacy|5|vermilion coral|2:44;3:10;2:30;~1:05;3:22|3:48;2:12;2:56;3:04
13|Hymns for Machines|Salt Choir|12|claret sea|4:44;~3:50;5:12|6:10;4:05;~2:40
14|Long Exposure|Petra Sund|10|coral glass|5:02;~3:18;4:40|4:12;3:58;~5:20
15|Barometer|Brass Weather|3|sea claret|~4:20;~6:35;~3:10|~5:15;~4:50;~2:30
16|Two Rivers|Moth & Mast|9|vermilion sea|3:36;2:50;3:28;~2:12|3:14;4:06;~1:50;2:58
17|Night Bus Atlas|The Late Ferry|11|claret vermilion|4:50;6:10;~3:05|5:28;4:36;3:52
18|Herring Season|The Tidewrack|6|glass coral|2:05;2:48;2:16;~1:30;3:10|2:34;3:06;2:22;1:55;2:40
19|Fog Signal|Nine Fathoms|2|sea vermilion|~12:30|~6:40;~7:05
20|A Map of the Ceiling|Inge Lo|4|coral claret|~6:50;~4:20;~5:10|~8:05;~3:45
21|Lost Property|Otter Pharmacy|8|vermilion glass|3:16;2:24;~0:48;2:58;3:30|2:46;3:38;~1:22;2:10;2:52
22|Foundry|Hollow Pier|10|claret sea|4:08;3:44;~3:20;2:50|3:58;4:32;~2:45
23|Evensong, Platform 2|Salt Choir|12|glass claret|7:10;5:35|~4:15;6:25;3:40
24|Dry Dock|Moth & Mast|5|sea coral|2:52;3:26;3:08;~2:30|3:40;2:18;~3:56;2:44
25|Swell|Brass Weather|7|vermilion claret|~7:45;~5:20|~4:05;~6:30;~2:15
26|Paper Boats|Petra Sund|3|coral sea|3:22;4:16;~2:48;3:54|4:36;~3:02;4:08
27|Last Orders|The Late Ferry|1|claret glass|5:36;4:22;~3:48|6:14;5:02
28|Kelp|The Tidewrack|11|sea vermilion|2:12;2:30;~1:44;2:54;2:36;2:20|3:00;2:08;~2:26;2:48;3:12
29|Ballast|Nine Fathoms|2|coral glass|~8:15;~7:30|~10:05;~3:20
30|Lighthouse Hours|Inge Lo|4|vermilion sea|~5:40;~6:25;~3:15|~9:10;~5:05
31|Winter Bookkeeping|Petra Sund|2|vermilion glass|First Frost 4:10;~The Long Column 2:55;Carried Over 5:20;Candle, Pencil, Coat 3:40|~Snow on the Scales 6:30;Owed 3:15;The Balance 4:50
32|Open All Night|Otter Pharmacy|4|coral sea|Two for One 3:02;Receipt 2:48;~Fridge Hum 1:20;Cough Mixture 4:15;Aisle 9 3:33|The Green Cross 5:05;~Till Roll 2:10;Change 3:50;Shutters 4:25
33|Isobars|Brass Weather|7|claret coral|~High over Harbour 8:40;~Veering 7:10|~Backing 6:12;~Nine on the Scale 10:30
34|Standing Room|The Late Ferry|8|sea vermilion|Ticket 4:04;Upper Deck 6:31;~Wake 3:20|Old Town 5:40;~Rain, Lights 4:45;Last One Back 5:52
35|Left Hand Only|Inge Lo|9|glass claret|~First 6:15;~Second 7:40|~Third 5:20;~Fourth 4:10;~Fifth 4:55
36|Forty Verses|Salt Choir|11|vermilion claret|Verses 1 to 18 13:20;~Breath 2:05|Verses 19 to 40 14:50`;

function track(text: string): Track {
  const [, silent, name = '', minutes, seconds] = /^(~?)(.*?)\s?(\d+):(\d\d)$/.exec(text)!;
  return { name, seconds: Number(minutes) * 60 + Number(seconds), isSung: !silent };
}

/** The whole catalogue of Lanternfish Records, by number. */
export const releases: readonly Release[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [number, title, artist, month, inks, a, b] = row.split('|') as [string, ...string[]] & string[];
    return {
      number: Number(number),
      title: title!,
      artist: artist!,
      month: Number(month),
      inks: inks!.split(' ') as [Ink, Ink],
      sides: [a!.split(';').map(track), b!.split(';').map(track)],
    };
  });

export const release = (number: number): Release => releases.find((each) => each.number === number)!;

export const secondsOf = (tracks: readonly Track[]): number =>
  tracks.reduce((sum, { seconds }) => sum + seconds, 0);

/** 250 is '4:10'. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** 31 is 'LF 031'. */
export const code = (number: number): string => `LF ${String(number).padStart(3, '0')}`;
