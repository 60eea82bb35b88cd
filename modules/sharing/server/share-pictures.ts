import { drawApart } from './draw-apart.ts'

/** Lets work wait until whoever asks for it may have it done, or refuses it. */
export type WaitTurn<Refused> = (work: () => Promise<Buffer>) => Promise<Buffer | Refused>

/** Renders a subject named in text as one of our SVGs. */
export type DrawSubject<Subject> = (subject: Subject) => Promise<string>

const WIDTH = 1200
/** Cache of pictures of about 100 kB; dropped ones are rendered again. */
const MOST_KEPT = 64

/** Larger than the tile of a result, and sharp enough for the one of a game. */
const COVER_SIZE = 400

let lastTurn: Promise<unknown> = Promise.resolve()

/** One at a time: rendering takes up to a second of a processor. */
function inTurn<Result>(draw: () => Promise<Result>): Promise<Result> {
  const drawn = lastTurn.then(draw)
  lastTurn = Promise.allSettled([drawn])
  return drawn
}

/**
 * A cover in pixels, as a larger drawing holds it. The rasteriser ends its process over groups that lie outside of the canvas
 * (resvg 2.6.2), so the cover has empty room around it here and none of it is cut off.
 */
export async function coverPixels(cover: string): Promise<string> {
  const [side, margin] = [COVER_SIZE, COVER_SIZE / 2]
  const png = await drawApart(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * side}" height="${2 * side}"><image href="${cover}" x="${margin}" y="${margin}" width="${side}" height="${side}"/></svg>`,
    {
      crop: { left: margin, top: margin, right: margin + side, bottom: margin + side },
      font: { loadSystemFonts: false },
    },
  )
  return `data:image/png;base64,${png.toString('base64')}`
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
    const font = { loadSystemFonts: false, fontFiles: [...fontsOf(subject)] }
    try {
      return await drawApart(await draw(subject), { fitTo: { mode: 'width', value: WIDTH }, font })
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      throw new Error(`no picture of ${JSON.stringify(subject)}: ${why}`, { cause: error })
    }
  }

  function drawOnce(subject: Subject): Promise<Buffer> {
    const key = JSON.stringify(subject)
    const found = kept.get(key) ?? inTurn(() => render(subject))
    // Least recently used is dropped first.
    kept.delete(key)
    kept.set(key, found)
    found.catch(() => kept.delete(key))
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
    return found
  }

  /** What is kept does not wait; for the rest whoever asks has at most one place in the line of all, so that nobody fills it. */
  return async <Refused = never>(
    subject: Subject,
    wait: WaitTurn<Refused> = (work) => work(),
  ): Promise<Buffer | Refused> =>
    kept.has(JSON.stringify(subject)) ? drawOnce(subject) : wait(() => drawOnce(subject))
}
