import { vi } from 'vitest'

/** When the browser reports a press, in milliseconds since the page opened. */
const FIRST_TOUCH = 5000

/** For tests: a page without a display, with the browser features that games need and jsdom lacks. */
export function blindPage() {
  const box = { left: 0, top: 0, x: 0, y: 0, right: 360, bottom: 520, width: 360, height: 520 }
  const failed: unknown[] = []
  const leave = new AbortController()
  window.addEventListener('error', (event) => void failed.push(event.error), { signal: leave.signal })
  // A game that fails while it opens leaves listeners behind, which must not reach the next game.
  const listen = listenUntil(leave.signal)
  const listening = vi.spyOn(window, 'addEventListener').mockImplementation(listen)
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, kind: string) {
      return kind === '2d' ? blindPen(this) : null
    },
    getBoundingClientRect: () => box,
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
    toDataURL: () => 'data:,',
  })
  vi.stubGlobal('Path2D', BlindPath)
  vi.stubGlobal('Worker', SilentWorker)
  vi.stubGlobal('ResizeObserver', StillObserver)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  const canvas = document.createElement('canvas')
  document.body.replaceChildren(canvas)
  const point = (type: string, x: number, y: number, pointerType: string, time: number) => {
    const at = { clientX: x * box.width, clientY: y * box.height }
    const event = new MouseEvent(type, { ...at, bubbles: true, button: 0 })
    Object.defineProperty(event, 'timeStamp', { value: time })
    canvas.dispatchEvent(Object.assign(event, { pointerId: 1, isPrimary: true, pointerType }))
  }
  return {
    canvas,
    /** A tap at a position of the canvas, each coordinate from 0 to 1, that lifts after so many milliseconds. */
    touch(x: number, y: number, held = 0, pointerType: 'touch' | 'mouse' = 'touch') {
      point('pointerdown', x, y, pointerType, FIRST_TOUCH)
      point('pointerup', x, y, pointerType, FIRST_TOUCH + held)
    },
    press(key: string) {
      for (const type of ['keydown', 'keyup'])
        document.body.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }))
    },
    /** Throws the first error of a listener, which would be lost otherwise. */
    throwWhatFailed() {
      if (failed.length > 0) throw failed[0]
    },
    leave() {
      listening.mockRestore()
      leave.abort()
    },
  }
}

function listenUntil(over: AbortSignal): typeof window.addEventListener {
  const listen = window.addEventListener.bind(window)
  return (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    const wishes = typeof options === 'object' ? options : { capture: options ?? false }
    const signal = wishes.signal ? AbortSignal.any([wishes.signal, over]) : over
    listen(type, listener, { ...wishes, signal })
  }
}

const nothing = () => undefined
const answers: Readonly<Record<string, (...args: never[]) => unknown>> = {
  measureText: (text: string) => ({
    width: text.length * 8,
    actualBoundingBoxAscent: 8,
    actualBoundingBoxDescent: 2,
  }),
  createLinearGradient: () => ({ addColorStop: nothing }),
  createRadialGradient: () => ({ addColorStop: nothing }),
  createConicGradient: () => ({ addColorStop: nothing }),
  createPattern: () => ({ setTransform: nothing }),
  getTransform: () => ({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }),
  getImageData: (_x: number, _y: number, width: number, height: number) => pixels(width, height),
  createImageData: (width: number, height: number) => pixels(width, height),
  getLineDash: () => [],
  isPointInPath: () => false,
}

const pixels = (width: number, height: number) => ({
  width,
  height,
  data: new Uint8ClampedArray(Math.ceil(width) * Math.ceil(height) * 4),
})

/** A drawing context that draws nothing but returns valid values. */
function blindPen(canvas: HTMLCanvasElement) {
  return new Proxy({ canvas } as Record<string, unknown>, {
    get: (settings, name) => settings[name as string] ?? answers[name as string] ?? nothing,
  })
}

class BlindPath {
  moveTo = nothing
  lineTo = nothing
  arc = nothing
  arcTo = nothing
  rect = nothing
  roundRect = nothing
  ellipse = nothing
  bezierCurveTo = nothing
  quadraticCurveTo = nothing
  closePath = nothing
  addPath = nothing
}

class SilentWorker {
  postMessage = nothing
  terminate = nothing
  addEventListener = nothing
}

class StillObserver {
  observe = nothing
  unobserve = nothing
  disconnect = nothing
}
