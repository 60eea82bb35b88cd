import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { LARGEST_MESSAGE_BYTES, type Bus } from './bus.ts'

export interface OpenBuses {
  /** Two processes of one portal; for an engine that knows only one, the same twice. */
  readonly here: Bus
  readonly there: Bus
  close?(): Promise<void>
}

const WAIT = { timeout: 5000, interval: 10 }

/** What every bus must do. Each adapter's test file runs this against its own engine. */
export function describeBus(name: string, open: () => Promise<OpenBuses>) {
  describe(`${name} as a bus`, () => {
    let buses: OpenBuses
    beforeAll(async () => {
      buses = await open()
    })
    afterAll(async () => {
      await buses.here.close()
      await buses.there.close()
      await buses.close?.()
    })

    /** Subscribes in one process and returns what has been received. */
    function hear(bus: Bus, topic: string) {
      const heard: unknown[] = []
      const leave = bus.subscribe(topic, (body) => void heard.push(body))
      return { heard, leave }
    }
    /** Messages are ordered here, so everything sent before this has arrived or is lost. */
    async function settle() {
      const { heard, leave } = hear(buses.there, 'settle')
      await buses.here.publish('settle', {})
      await vi.waitFor(() => expect(heard).toHaveLength(1), WAIT)
      leave()
    }

    test('a message reaches every listener of every process, the sender too', async () => {
      const ears = [buses.here, buses.here, buses.there].map((bus) => hear(bus, 'greeting'))
      await buses.here.publish('greeting', { text: 'Привет 🥥', list: [1, null, { deep: true }] })
      for (const { heard } of ears)
        await vi.waitFor(
          () => expect(heard).toEqual([{ text: 'Привет 🥥', list: [1, null, { deep: true }] }]),
          WAIT,
        )
    })

    test('a listener gets only messages of its topic, and none after unsubscribing', async () => {
      const [one, other] = [hear(buses.there, 'one'), hear(buses.there, 'other')]
      await buses.here.publish('one', { count: 1 })
      await settle()
      one.leave()
      await buses.here.publish('one', { count: 2 })
      await buses.here.publish('other', { count: 3 })
      await settle()
      expect(one.heard).toEqual([{ count: 1 }])
      expect(other.heard).toEqual([{ count: 3 }])
    })

    test('a listener gets a copy of the message', async () => {
      const { heard } = hear(buses.here, 'copy')
      const body = { text: 'before' }
      await buses.here.publish('copy', body)
      body.text = 'after'
      await vi.waitFor(() => expect(heard).toEqual([{ text: 'before' }]), WAIT)
    })

    test('a listener that throws does not affect the others', async () => {
      buses.there.subscribe('fragile', () => {
        throw new Error('Cannot bear it')
      })
      const { heard } = hear(buses.there, 'fragile')
      await buses.here.publish('fragile', {})
      await vi.waitFor(() => expect(heard).toEqual([{}]), WAIT)
    })

    test('a message up to the limit is delivered, a larger one throws at once', async () => {
      const { heard } = hear(buses.there, 'size')
      const frame = Buffer.byteLength(JSON.stringify(['size', { text: '' }]))
      const fits = { text: 'x'.repeat(LARGEST_MESSAGE_BYTES - frame) }
      await buses.here.publish('size', fits)
      await vi.waitFor(() => expect(heard).toEqual([fits]), WAIT)
      await expect(buses.here.publish('size', { text: `${fits.text}x` })).rejects.toThrow('larger')
      // No caller waits for a hint, so it must not throw.
      buses.here.hint('size', { text: `${fits.text}x` })
    })

    test('a hundred messages at once all arrive, each once', async () => {
      const { heard } = hear(buses.there, 'many')
      const said = Array.from({ length: 100 }, (_, count) => ({ count }))
      await Promise.all(said.map((body) => buses.here.publish('many', body)))
      await settle()
      await vi.waitFor(() => expect(heard).toHaveLength(100), WAIT)
      expect(new Set(heard.map((body) => (body as { count: number }).count)).size).toBe(100)
    })
  })
}
