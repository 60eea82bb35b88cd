import { expect, test, vi } from 'vitest'
import type { HostOrder, HostReport } from '../host/parts.ts'
import { FAKE_HOST, FAKE_PROFILE, openWorkerRig } from './testing/worker-rig.ts'

const GROWS = { ...FAKE_PROFILE, args: ['--geometry', '{width}x{height}'], weight: 100 }

/** A worker whose fake plays say what a million pixels took; gives the screens that they were started with. */
async function openRig(capacity: number) {
  const sizes: string[] = []
  const heard: HostReport[] = []
  const note = (order: HostOrder) => {
    if (order.type !== 'start') return
    const { width, height, framesPerSecond } = order.wishes.profile
    sizes.push(`${width}x${height} at ${framesPerSecond}`)
  }
  const rig = await openWorkerRig({
    capacity,
    openHost() {
      const host = FAKE_HOST()
      return {
        ...host,
        send(order, socket) {
          note(order)
          host.send(order, socket)
        },
        onReport(listener) {
          host.onReport((report) => {
            listener(report)
            heard.push(report)
          })
        },
      }
    },
  })
  await rig.coordinator.next('hello')
  const measured = (pictureCost: number) =>
    vi.waitFor(() =>
      expect(heard.some((one) => one.type === 'state' && one.pictureCost === pictureCost)).toBe(true),
    )
  const play = (playId: string, COST?: string) =>
    rig.run(playId, { profile: { ...GROWS, ...(COST !== undefined && { environment: { COST } }) } })
  return { sizes, measured, play, close: rig.close }
}

test('the first play of a worker with six cores is shown at 720p60, the next one, with less capacity, at its own size', async () => {
  const { sizes, play, close } = await openRig(550)
  try {
    await play('P1')
    await play('P2')
    expect(sizes).toEqual(['1280x720 at 60', '640x360 at 30'])
  } finally {
    await close()
  }
})

test('a worker that encoded fast shows the next play at 1080p60, a slow one does not', async () => {
  const { sizes, play, measured, close } = await openRig(2_000)
  try {
    await play('P1', '3.5')
    await measured(3.5)
    await play('P2', '20')
    await measured(20)
    await play('P3')
    expect(sizes).toEqual(['1280x720 at 60', '1920x1080 at 60', '640x360 at 30'])
  } finally {
    await close()
  }
})
