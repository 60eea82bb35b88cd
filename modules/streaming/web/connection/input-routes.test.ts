import { expect, test } from 'vitest'
import type { InputMessage, PlayerMessage } from '../../model.ts'
import { openInputRoutes } from './input-routes.ts'

const key = (code: string, isDown: boolean): InputMessage => ({ type: 'key', code, isDown })

function openRig() {
  const sent: string[] = []
  const words = (message: PlayerMessage) =>
    message.type === 'key' ? `${message.code} ${message.isDown ? 'down' : 'up'}` : message.type
  const rig = { hasPeer: false, isPeerOpen: true, waiting: 0 }
  const socket = {
    say: (message: PlayerMessage) => void sent.push(`socket ${words(message)}`),
    get waiting() {
      return rig.waiting
    },
  }
  const peer = {
    send(message: PlayerMessage, channel: string) {
      if (rig.isPeerOpen) sent.push(`${channel} ${words(message)}`)
      return rig.isPeerOpen
    },
  }
  return { rig, sent, routes: openInputRoutes(socket, () => (rig.hasPeer ? peer : undefined)) }
}

test('a key that went down by the socket goes up by the socket', () => {
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

test('after a loss everything is let go, for a key going up may have been lost', () => {
  const { rig, sent, routes } = openRig()
  rig.hasPeer = true
  routes.ordered(key('KeyA', true))
  rig.hasPeer = false
  routes.routeLost()
  routes.ordered(key('KeyB', true))
  expect(sent).toEqual(['input KeyA down', 'socket release', 'socket KeyB down'])
})

test('a channel that is not open yet is no way', () => {
  const { rig, sent, routes } = openRig()
  rig.hasPeer = true
  rig.isPeerOpen = false
  routes.ordered(key('KeyA', true))
  routes.loose({ type: 'move', x: 1, y: 1 })
  expect(sent).toEqual(['socket KeyA down', 'socket move'])
})

test('a place does not wait behind others that have not left', () => {
  const { rig, sent, routes } = openRig()
  rig.waiting = 20_000
  routes.loose({ type: 'move', x: 1, y: 1 })
  routes.ordered(key('KeyA', true))
  expect(sent).toEqual(['socket KeyA down'])
})
