import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { bundle } from '../bundle';
import { writeSite } from '../build-site';
import { compileContent } from '../content/compile';
import { readPictures } from '../content/pictures/read-pictures';
import { sampleArticles } from '../search/sample';

/** Metrics of a build of one size. File sizes are in brotli bytes. */
export interface ScaleResult {
  posts: number;
  projects: number;
  pages: number;
  msPerPage: number;
  home: number;
  article: number;
  blog: number;
  searchIndex: number;
  /** Growth of the index in bytes per word of the added posts. */
  indexBytesPerWord: number;
}

const root = join(import.meta.dirname, '../..');
const sizes = [
  { posts: 0, projects: 0 },
  { posts: 10, projects: 0 },
  { posts: 100, projects: 0 },
  { posts: 1000, projects: 300 },
];
const words = 800;
/** A page with the same content at every size. */
const article = '/blog/one-line-many-pictures';

const two = (value: number) => String(value).padStart(2, '0');
const sentence = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}.`;

/** Writes generated posts as Markdown, older than all real posts, so that recent lists do not change. */
function writePosts(folder: string, count: number) {
  for (const [index, { title, summary, headings = [], text }] of sampleArticles(count, words).entries()) {
    const parts = text.split(' ');
    const size = Math.ceil(parts.length / headings.length);
    const body = headings
      .map((heading, at) => `## ${heading}\n\n${sentence(parts.slice(at * size, (at + 1) * size).join(' '))}`)
      .join('\n\n');
    const day = `${2010 + (index % 10)}-${two(1 + (index % 12))}-${two(1 + (index % 28))}`;
    writeFileSync(
      join(folder, 'posts', `sample-${index}.md`),
      `---\ntitle: ${title} ${index}\ndescription: ${summary.slice(0, 120)} ${index}\ndate: '${day}'\nauthor: ilan-voss\ntags: [Performance]\ncover: cover-ripple\n---\n\n${body}\n`,
    );
  }
}

/** Writes copies of one case study with other names. */
function writeProjects(folder: string, count: number) {
  const model = readFileSync(join(folder, 'projects/grid-monitor.md'), 'utf8').replace(/^home: .*\n/m, '');
  for (let index = 0; index < count; index += 1) {
    const text = model
      .replace(/^title: .*$/m, `title: Sample project ${index}`)
      .replace(
        /^summary: .*$/m,
        `summary: A project that only measures how the build grows, number ${index}.`,
      )
      .replace(/^date: .*$/m, `date: '2015-01-01'`);
    writeFileSync(join(folder, 'projects', `sample-project-${index}.md`), text);
  }
}

/** Builds the site at four sizes from one bundle, in a few minutes. */
export async function measureScale(): Promise<ScaleResult[]> {
  const own = join(root, 'generated/scale');
  const made = await bundle({ dist: join(own, 'dist'), serverDist: join(own, 'server') });
  const results: ScaleResult[] = [];
  for (const { posts, projects } of sizes) {
    const folder = mkdtempSync(join(tmpdir(), 'scale-'));
    const [content, out] = [join(folder, 'content'), join(folder, 'dist')];
    cpSync(join(root, 'src/content'), content, { recursive: true });
    cpSync(made.dist, out, { recursive: true });
    mkdirSync(join(content, 'posts'), { recursive: true });
    writePosts(content, posts);
    writeProjects(content, projects);
    const started = performance.now();
    const compiled = compileContent({
      folder: content,
      pictures: await readPictures(content),
      generated: join(folder, 'generated'),
    });
    await writeSite({ ...made, dist: out, content: compiled });
    const took = performance.now() - started;
    const sizeOf = (path: string) => statSync(join(out, `${path}.br`)).size;
    const searchIndex = sizeOf('search-index.json');
    const before = results[0]?.searchIndex ?? searchIndex;
    results.push({
      posts,
      projects,
      pages: compiled.pages.length,
      msPerPage: took / compiled.pages.length,
      home: sizeOf('index.html'),
      article: sizeOf(`${article}.html`),
      blog: sizeOf('blog.html'),
      searchIndex,
      indexBytesPerWord: posts ? (searchIndex - before) / (posts * words) : 0,
    });
    rmSync(folder, { recursive: true });
  }
  rmSync(own, { recursive: true });
  return results;
}

export function printScale(results: readonly ScaleResult[]) {
  console.log('\nThe site as it grows (sizes in brotli bytes)');
  console.table(
    results.map(({ msPerPage, indexBytesPerWord, ...rest }) => ({
      ...rest,
      msPerPage: Math.round(msPerPage),
      indexBytesPerWord: Number(indexBytesPerWord.toFixed(2)),
    })),
  );
}
