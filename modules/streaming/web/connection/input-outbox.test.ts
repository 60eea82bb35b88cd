import { expect, test } from 'vitest'
import type { InputMessage } from '../../model.ts'
import { openInputOutbox } from './input-outbox.ts'

function openRig() {
  const sent: [string, InputMessage][] = []
  let flush: (() => void) | undefined
  const outbox = openInputOutbox({
    ordered: (message) => void sent.push(['ordered', message]),
    loose: (message) => void sent.push(['loose', message]),
    nextFrame(due) {
      flush = due
      return () => {
        flush = undefined
      }
    },
  })
  return { sent, outbox, frame: () => flush?.() }
}

test('only the last pointer position within a frame is sent', () => {
  const { sent, outbox, frame } = openRig()
  outbox.send({ type: 'move', x: 10, y: 10 })
  outbox.send({ type: 'move', x: 20.4, y: 70_000 })
  expect(sent).toEqual([])
  frame()
  expect(sent).toEqual([['loose', { type: 'move', x: 20, y: 65_535, order: 1 }]])
})

test('wheel and movement steps add up, and none is lost', () => {
  const { sent, outbox, frame } = openRig()
  outbox.send({ type: 'moveBy', dx: 3, dy: -1 })
  outbox.send({ type: 'moveBy', dx: 4, dy: -1 })
  frame()
  expect(sent).toEqual([['ordered', { type: 'moveBy', dx: 7, dy: -2 }]])
})

test('a button press includes its position, even when that was sent before', () => {
  const { sent, outbox, frame } = openRig()
  outbox.send({ type: 'move', x: 5, y: 6 })
  frame()
  outbox.send({ type: 'button', button: 'left', isDown: true })
  expect(sent.slice(1)).toEqual([
    ['ordered', { type: 'move', x: 5, y: 6, order: 2 }],
    ['ordered', { type: 'button', button: 'left', isDown: true }],
  ])
})

test('a pending position is not sent twice', () => {
  const { sent, outbox, frame } = openRig()
  outbox.send({ type: 'move', x: 5, y: 6 })
  outbox.send({ type: 'button', button: 'left', isDown: true })
  frame()
  expect(sent.map(([way, { type }]) => `${way} ${type}`)).toEqual(['ordered move', 'ordered button'])
})

test('keys are sent at once', () => {
  const { sent, outbox } = openRig()
  outbox.send({ type: 'move', x: 5, y: 6 })
  outbox.send({ type: 'key', code: 'KeyA', isDown: true })
  outbox.send({ type: 'release' })
  expect(sent.map(([way, { type }]) => `${way} ${type}`)).toEqual(['ordered key', 'ordered release'])
})

test('nothing is sent after the end', () => {
  const { sent, outbox, frame } = openRig()
  outbox.send({ type: 'move', x: 5, y: 6 })
  outbox.close()
  frame()
  expect(sent).toEqual([])
})
