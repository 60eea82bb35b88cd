import { penThatWrites } from './written-pen.ts'

/** A canvas of 300 by 200 at (10, 20) on the page, and the browser features that jsdom lacks. */
export function canvasOnPage() {
  const canvas = document.createElement('canvas')
  document.body.append(canvas)
  const { pen, drawn } = penThatWrites()
  const box = { left: 10, top: 20, width: 300, height: 200 }
  Object.assign(canvas, {
    getContext: () => pen,
    getBoundingClientRect: () => box,
    setPointerCapture: () => undefined,
  })
  return { canvas, box, drawn }
}
