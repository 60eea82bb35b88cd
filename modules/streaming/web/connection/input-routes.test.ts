import { expect, test } from 'vitest'
import type { InputMessage, PlayerMessage } from '../../model.ts'
import { openInputRoutes } from './input-routes.ts'

const key = (code: string, isDown: boolean): InputMessage => ({ type: 'key', code, isDown })

function openRig() {
  const sent: string[] = []
  const words = (message: PlayerMessage) =>
    message.type === 'key' ? `${message.code} ${message.isDown ? 'down' : 'up'}` : message.type
  const turns: (number | undefined)[] = []
  const rig = { hasPeer: false, isPeerOpen: true, waiting: 0 }
  const copies: (() => void)[] = []
  const socket = {
    say: (message: PlayerMessage) => void sent.push(`socket ${words(message)}`),
    get waiting() {
      return rig.waiting
    },
  }
  const peer = {
    send(message: PlayerMessage, channel: string) {
      if (!rig.isPeerOpen) return false
      sent.push(`${channel} ${words(message)}`)
      turns.push('turn' in message ? message.turn : undefined)
      return true
    },
  }
  const routes = openInputRoutes(
    socket,
    () => (rig.hasPeer ? peer : undefined),
    (work) => void copies.push(work),
  )
  return { rig, sent, turns, routes, sendCopies: () => copies.splice(0).forEach((send) => send()) }
}

test('a key pressed over the socket is released over the socket', () => {
  const { rig, sent, routes } = openRig()
  routes.ordered(key('KeyA', true))
  rig.hasPeer = true
  routes.ordered(key('KeyB', true))
  routes.ordered(key('KeyA', false))
  routes.ordered(key('KeyB', false))
  routes.ordered(key('KeyC', true))
  expect(sent).toEqual([
    'socket KeyA down',
    'socket KeyB down',
    'socket KeyA up',
    'socket KeyB up',
    'input KeyC down',
  ])
})

test('after a loss everything is released, because a key release may have been lost', () => {
  const { rig, sent, routes } = openRig()
  rig.hasPeer = true
  routes.ordered(key('KeyA', true))
  rig.hasPeer = false
  routes.routeLost()
  routes.ordered(key('KeyB', true))
  expect(sent).toEqual(['input KeyA down', 'socket release', 'socket KeyB down'])
})

test('a channel that is not open yet is not used', () => {
  const { rig, sent, routes } = openRig()
  rig.hasPeer = true
  rig.isPeerOpen = false
  routes.ordered(key('KeyA', true))
  routes.loose({ type: 'move', x: 1, y: 1 })
  expect(sent).toEqual(['socket KeyA down', 'socket move'])
})

test('a pointer position is dropped while earlier messages are unsent', () => {
  const { rig, sent, routes } = openRig()
  rig.waiting = 20_000
  routes.loose({ type: 'move', x: 1, y: 1 })
  routes.ordered(key('KeyA', true))
  expect(sent).toEqual(['socket KeyA down'])
})

test('presses are repeated on the fast channel with the same number', () => {
  const { rig, sent, turns, routes, sendCopies } = openRig()
  rig.hasPeer = true
  routes.ordered(key('KeyA', true))
  routes.ordered({ type: 'moveBy', dx: 1, dy: 0 })
  routes.ordered(key('KeyA', false))
  sendCopies()
  const copies = ['moves KeyA down', 'moves KeyA down', 'moves KeyA up', 'moves KeyA up']
  expect(sent).toEqual(['input KeyA down', 'input moveBy', 'input KeyA up', ...copies])
  expect(turns).toEqual([1, 2, 3, 1, 1, 3, 3])
})

test('no copy is sent on a closed channel', () => {
  const { rig, sent, routes, sendCopies } = openRig()
  rig.hasPeer = true
  routes.ordered(key('KeyA', true))
  rig.hasPeer = false
  routes.routeLost()
  sendCopies()
  expect(sent).toEqual(['input KeyA down', 'socket release'])
})
