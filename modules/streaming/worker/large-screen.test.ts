import { expect, test } from 'vitest'
import type { HostOrder } from '../host/parts.ts'
import { FAKE_HOST, FAKE_PROFILE, openWorkerRig } from './testing/worker-rig.ts'

const GROWS = { ...FAKE_PROFILE, args: ['--geometry', '{width}x{height}'], weight: 100 }

test('the first play of a worker of six cores is shown at 720p60, the next one, with less room, at its own size', async () => {
  const sizes: string[] = []
  const note = (order: HostOrder) => {
    if (order.type !== 'start') return
    const { width, height, framesPerSecond } = order.wishes.profile
    sizes.push(`${width}x${height} at ${framesPerSecond}`)
  }
  const rig = await openWorkerRig({
    capacity: 550,
    openHost() {
      const host = FAKE_HOST()
      return {
        ...host,
        send(order, socket) {
          note(order)
          host.send(order, socket)
        },
      }
    },
  })
  await rig.coordinator.next('hello')
  try {
    await rig.run('P1', { profile: GROWS })
    await rig.run('P2', { profile: GROWS })
    expect(sizes).toEqual(['1280x720 at 60', '640x360 at 30'])
  } finally {
    await rig.close()
  }
})
