/** Renders one piece in a worker, so that the page keeps drawing. */
import type { Rendered, RenderWish } from './messages.ts'
import { scoreOf } from './pieces.ts'
import { render } from './render.ts'

const send = (rendered: Rendered, given: Transferable[]) => postMessage(rendered, { transfer: given })

addEventListener('message', ({ data: { track, rate } }: MessageEvent<RenderWish>) => {
  const { plan, tense, stretches } = render(scoreOf(track), rate)
  send({ kind: 'plan', plan, tense }, tense ? [tense.buffer] : [])
  for (const stretch of stretches)
    send({ kind: 'stretch', ...stretch }, [stretch.left.buffer, stretch.right.buffer])
  close()
})
