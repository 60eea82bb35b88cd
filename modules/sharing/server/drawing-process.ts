import { constants, setPriority } from 'node:os'
import { renderAsync, type ResvgRenderOptions } from '@resvg/resvg-js'

/** An SVG to draw; the answer carries its number. */
export interface DrawingJob {
  readonly job: number
  readonly svg: string
  readonly options: ResvgRenderOptions
}

export interface DrawingDone {
  readonly job: number
  /** A PNG, or why there is none. */
  readonly outcome: { readonly png: Uint8Array } | { readonly failure: string }
}

/** Said once, when drawings can be taken: an end before it says nothing of a drawing. */
export interface DrawingReady {
  readonly isReady: true
}

try {
  // Pages and calls come first: a picture may take its time.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
} catch (error) {
  console.error(`islet: pictures are drawn at the priority of pages: ${String(error)}`)
}

async function drawn({ svg, options }: DrawingJob): Promise<DrawingDone['outcome']> {
  try {
    return { png: (await renderAsync(svg, options)).asPng() }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

process.on('message', async (wish: DrawingJob) => {
  const done: DrawingDone = { job: wish.job, outcome: await drawn(wish) }
  process.send?.(done)
})
process.send?.({ isReady: true } satisfies DrawingReady)
