// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { coach } from './coach.ts'
import { openStage, type Point, type Stage, type StageOptions } from './stage.ts'
import { canvasOnPage } from './testing/canvas-on-page.ts'

let measureAgain: () => void
let stage: Stage | undefined
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('devicePixelRatio', 3)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(measure: () => void) {
        measureAgain = measure
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  stage?.destroy()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function open(options: Partial<StageOptions> = {}) {
  const { canvas, box, drawn: painted } = canvasOnPage()
  let drawn = 0
  stage = openStage({ canvas, reducedMotion: false, draw: () => void drawn++, ...options })
  return { canvas, box, stage, painted, drawn: () => drawn }
}
const frames = (count: number) => vi.advanceTimersByTime(count * 16)
const point = (canvas: HTMLElement, type: string, clientX: number, clientY: number) =>
  canvas.dispatchEvent(
    Object.assign(new MouseEvent(type, { clientX, clientY, bubbles: true }), { pointerId: 1 }),
  )
const press = (key: string, target: EventTarget = document.body, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  target.dispatchEvent(event)
  return event.defaultPrevented
}

describe('the size of a stage', () => {
  test('is reported before the first frame, in CSS pixels, and drawn with at most 2.5 device pixels each', () => {
    const sizes: unknown[] = []
    const { canvas, stage } = open({ layout: (size) => void sizes.push(size) })
    expect(sizes).toEqual([{ width: 300, height: 200 }])
    expect([stage.width, stage.height]).toEqual([300, 200])
    expect([canvas.width, canvas.height]).toEqual([750, 500])
  })

  test('follows the page, but ignores a width of zero', () => {
    const sizes: unknown[] = []
    const { box, drawn } = open({ layout: (size) => void sizes.push(size) })
    const before = drawn()
    Object.assign(box, { width: 0 })
    measureAgain()
    expect(drawn()).toBe(before)
    Object.assign(box, { width: 400 })
    measureAgain()
    expect(sizes.at(-1)).toEqual({ width: 400, height: 200 })
    expect(drawn()).toBe(before + 1)
  })

  test('is laid out once when its page opens, and again on a screen with another pixel density', () => {
    const sizes: unknown[] = []
    const { canvas, drawn } = open({ layout: (size) => void sizes.push(size) })
    measureAgain()
    expect([sizes.length, drawn()]).toEqual([1, 1])
    vi.stubGlobal('devicePixelRatio', 1)
    measureAgain()
    expect([sizes.length, canvas.width]).toEqual([2, 300])
  })
})

describe('frames', () => {
  test('of a turn-based game are drawn when something has changed', () => {
    const { stage, drawn } = open()
    frames(10)
    const before = drawn()
    frames(100)
    expect(drawn()).toBe(before)
    stage.invalidate()
    stage.invalidate()
    frames(10)
    expect(drawn()).toBe(before + 1)
    stage.effects.tween(0.1, () => undefined)
    stage.invalidate()
    frames(20)
    expect(drawn()).toBeGreaterThan(before + 5)
  })

  test('of a board with a ghost finger are drawn once: then only the finger moves, until the game moves', () => {
    const guide = coach(() => [{ x: 5, y: 5 }], true)
    let isThinking = false
    let pictures = 0
    const { stage, painted } = open({
      draw({ pen, time }) {
        pictures++
        guide.draw(pen, time)
      },
      animating: () => guide.showing || isThinking,
    })
    frames(10)
    const [before, circles] = [pictures, painted('arc').length]
    frames(60)
    expect(pictures).toBe(before)
    expect(painted('arc').length).toBeGreaterThan(circles + 15)
    isThinking = true
    frames(30)
    expect(pictures).toBeGreaterThan(before + 20)
    isThinking = false
    guide.dismiss()
    stage.invalidate()
    frames(2)
    const [after, last] = [pictures, painted('arc').length]
    frames(60)
    expect([pictures, painted('arc').length]).toEqual([after, last])
  })

  test('with a finger: the first waits for no copy, later the part where the finger moves is kept', () => {
    const copied: (readonly unknown[])[] = []
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      drawImage: (...drawn: unknown[]) => void copied.push(drawn),
    } as unknown as CanvasRenderingContext2D)
    const guide = coach(() => [{ x: 5, y: 100 }], true)
    const { canvas, stage, painted } = open({
      draw: ({ pen, time }) => guide.draw(pen, time),
      animating: () => guide.showing,
    })
    expect(copied).toEqual([])
    frames(10)
    // Between 50 above and 120 below the gesture, in pixels of the canvas.
    const [top, high] = [50 * 2.5, 170 * 2.5]
    expect(copied).toEqual([[canvas, 0, -top]])
    expect(painted('clearRect').at(-1)).toEqual([0, top, canvas.width, high])
    expect(painted('drawImage').at(-1)).toMatchObject([{ width: canvas.width, height: high }, 0, top])
    stage.invalidate()
    frames(2)
    expect(copied).toHaveLength(2)
    vi.restoreAllMocks()
  })

  test('of a real-time game run at 60 ticks a second', () => {
    let ticks = 0
    const { stage } = open({ tick: () => void ticks++ })
    vi.advanceTimersByTime(1000)
    expect(ticks).toBeGreaterThan(56)
    expect(ticks).toBeLessThanOrEqual(60)
    expect(stage.time).toBeCloseTo(ticks / 60, 5)
  })

  test('of an animation after a pause begin at its start', () => {
    const { stage } = open()
    vi.advanceTimersByTime(60_000)
    const seen: number[] = []
    stage.effects.tween(0.1, (k) => seen.push(k), { ease: (k) => k })
    stage.invalidate()
    vi.advanceTimersByTime(200)
    expect(seen[0]).toBeLessThan(0.4)
    expect(seen.at(-1)).toBe(1)
  })

  test('end when a tick ends the stage', () => {
    let ticks = 0
    const { stage } = open({
      tick() {
        ticks++
        stage.destroy()
      },
    })
    vi.advanceTimersByTime(500)
    expect(ticks).toBe(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('stop in a pause and continue after it without a jump', () => {
    let ticks = 0
    const { stage, drawn } = open({ tick: () => void ticks++ })
    vi.advanceTimersByTime(500)
    stage.pause()
    vi.advanceTimersByTime(100)
    const [before, pictures] = [ticks, drawn()]
    vi.advanceTimersByTime(60_000)
    expect([ticks, drawn()]).toEqual([before, pictures])
    stage.resume()
    frames(2)
    expect(ticks - before).toBeLessThanOrEqual(7)
    expect(drawn()).toBeGreaterThan(pictures)
  })

  test('end with the stage', () => {
    let ticks = 0
    const { canvas, stage } = open({ tick: () => void ticks++ })
    stage.destroy()
    stage.invalidate()
    point(canvas, 'pointerdown', 20, 20)
    vi.advanceTimersByTime(1000)
    expect(ticks).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a pointer on the stage', () => {
  const touches = () => {
    const seen: [string, Point, Point?][] = []
    const opened = open({
      down: (at) => void seen.push(['down', at]),
      move: (at) => void seen.push(['move', at]),
      up: (at, from) => void seen.push(['up', at, from]),
    })
    return { ...opened, seen }
  }

  test('is reported in stage pixels', () => {
    const { canvas, stage, seen } = touches()
    point(canvas, 'pointerdown', 15, 30)
    expect(stage.held).toEqual({ x: 5, y: 10 })
    point(canvas, 'pointermove', 20, 40)
    point(canvas, 'pointerup', 30, 50)
    expect(seen).toEqual([
      ['down', { x: 5, y: 10 }],
      ['move', { x: 10, y: 20 }],
      ['up', { x: 20, y: 30 }, { x: 5, y: 10 }],
    ])
    expect(stage.held).toBeUndefined()
  })

  test('that was not pressed here reports no release', () => {
    const { canvas, seen } = touches()
    point(canvas, 'pointerup', 30, 50)
    expect(seen).toEqual([])
  })

  test('does nothing in a pause, nor when released in one', () => {
    const { canvas, stage, seen } = touches()
    point(canvas, 'pointerdown', 15, 30)
    stage.pause()
    point(canvas, 'pointerup', 30, 50)
    point(canvas, 'pointerdown', 15, 30)
    expect(seen.map(([name]) => name)).toEqual(['down'])
    expect(stage.held).toBeUndefined()
  })

  test('does not scroll the page', () => {
    expect(touches().canvas.style.touchAction).toBe('none')
  })
})

describe('keys', () => {
  test('that the game uses are consumed, others go to the page', () => {
    const { stage } = open({ key: (key) => key === 'u' })
    expect([press('u'), press('ArrowUp'), press('Tab')]).toEqual([true, false, false])
    expect(stage.keys.has('ArrowUp')).toBe(true)
    document.body.dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowUp', bubbles: true }))
    expect(stage.keys.has('ArrowUp')).toBe(false)
  })

  test('of a real-time game do not scroll the page', () => {
    open({ tick: () => undefined })
    expect([press(' '), press('ArrowDown'), press('a')]).toEqual([true, true, false])
  })

  test('are released when the window loses focus or the game is paused', () => {
    const { stage } = open()
    press('a')
    window.dispatchEvent(new Event('blur'))
    expect(stage.keys.size).toBe(0)
    press('b')
    stage.pause()
    expect(stage.keys.size).toBe(0)
    press('c')
    expect(stage.keys.size).toBe(0)
  })

  test('go to a text field, dialog or button in focus and to browser shortcuts', () => {
    const seen: string[] = []
    open({ key: (key) => void seen.push(key) })
    document.body.insertAdjacentHTML('beforeend', '<input><button>ok</button><dialog open><p>x</p></dialog>')
    press('a', document.querySelector('input')!)
    press('b', document.querySelector('dialog p')!)
    press('Enter', document.querySelector('button')!)
    press('c', document.body, { ctrlKey: true })
    expect(seen).toEqual([])
    press('ArrowLeft', document.querySelector('button')!)
    expect(seen).toEqual(['ArrowLeft'])
  })
})
