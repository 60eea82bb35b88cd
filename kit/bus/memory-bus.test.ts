import { expect, test } from 'vitest'
import { describeBus } from './bus.contract.ts'
import { memoryBus } from './memory-bus.ts'

const log = { warn: () => undefined }

describeBus('memory', async () => {
  const bus = memoryBus(log)
  return { here: bus, there: bus }
})

test('a closed bus delivers nothing', async () => {
  const bus = memoryBus(log)
  const heard: unknown[] = []
  bus.subscribe('topic', (body) => void heard.push(body))
  await bus.publish('topic', {})
  await bus.close()
  await bus.publish('topic', {})
  await Promise.resolve()
  expect(heard).toHaveLength(1)
})
