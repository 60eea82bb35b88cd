import { renderAsync } from '@resvg/resvg-js'

/** Draws the subject that a text names, as an SVG of ours. */
export type DrawSubject<Subject> = (subject: Subject) => Promise<string>

const WIDTH = 1200
/** Pictures of a hundred kilobytes each; what falls out is drawn again. */
const MOST_KEPT = 64

let lastTurn: Promise<unknown> = Promise.resolve()

/** One after the other: a drawing takes up to a second of a thread that also packs pages and looks up names. */
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
    // What was asked for last goes last.
    kept.delete(key)
    kept.set(key, found)
    found.catch(() => kept.delete(key))
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
    return found
  }
}
