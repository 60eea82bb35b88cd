import { renderAsync } from '@resvg/resvg-js'

/** Renders a subject named in text as one of our SVGs. */
export type DrawSubject<Subject> = (subject: Subject) => Promise<string>

const WIDTH = 1200
/** Cache of pictures of about 100 kB; dropped ones are rendered again. */
const MOST_KEPT = 64

let lastTurn: Promise<unknown> = Promise.resolve()

/** One at a time: rendering takes up to a second in a thread that also compresses pages and resolves names. */
function inTurn<Result>(draw: () => Promise<Result>): Promise<Result> {
  const drawn = lastTurn.then(draw)
  lastTurn = Promise.allSettled([drawn])
  return drawn
}

/**
 * Draws the pictures of shared pages, each subject once while it is in demand. The drawing holds no address and no text
 * of a player, and nothing is ever fetched for it. What it says is set in these fonts alone, the first one before the others.
 */
export function openSharePictures<Subject extends object>(
  draw: DrawSubject<Subject>,
  fontsOf: (subject: Subject) => readonly string[] = () => [],
) {
  const kept = new Map<string, Promise<Buffer>>()

  async function render(subject: Subject): Promise<Buffer> {
    const image = await renderAsync(await draw(subject), {
      fitTo: { mode: 'width', value: WIDTH },
      font: { loadSystemFonts: false, fontFiles: [...fontsOf(subject)] },
    })
    return image.asPng()
  }

  return function pictureOf(subject: Subject): Promise<Buffer> {
    const key = JSON.stringify(subject)
    const found = kept.get(key) ?? inTurn(() => render(subject))
    // Least recently used is dropped first.
    kept.delete(key)
    kept.set(key, found)
    found.catch(() => kept.delete(key))
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
    return found
  }
}
