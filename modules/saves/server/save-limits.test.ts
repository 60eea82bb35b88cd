import { expect, test } from 'vitest'
import { NO_RATES } from '#apps/testing/no-rates.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import { openTestPortal, PRODUCT_RATES } from '#apps/testing/test-portal.ts'
import { minutes, seconds } from '#kit/time/time.ts'
import { savesCalls } from '../calls.ts'
import { documentText } from '../rules/document.ts'
import { MOST_VALUES } from '../rules/limits.ts'
import { pack } from './packing.ts'

const RECORD = { bests: {}, plays: 1, level: 1, stars: {}, options: {} }
const SMALL = documentText({ record: RECORD })
const inputs = Array.from({ length: MOST_VALUES / 2 }, () => 0)
const WIDE = documentText({ record: { ...RECORD, run: { seed: 1, level: 1, save: '', inputs } } })

const send = (device: TestDevice, text = SMALL) =>
  device.call(savesCalls.sendSaves, {
    saves: [{ key: 'game:2048', base: 0, packed: pack(text).toString('base64url') }],
  })

test('sending saves is rate limited', async () => {
  const strict = await openTestPortal({ rates: { ...NO_RATES, save: PRODUCT_RATES.save } })
  try {
    const device = strict.device('flood')
    const answers = []
    for (let attempt = 0; attempt <= PRODUCT_RATES.save.burst; attempt++) answers.push(await send(device))
    expect(answers.map(({ error }) => error?.name).filter(Boolean)).toEqual(['TooFast'])
  } finally {
    await strict.close()
  }
})

test('sending saves is rate limited by network, too', async () => {
  const rate = { burst: 1, refillEvery: minutes(1) }
  const strict = await openTestPortal({ rates: { ...NO_RATES, save: rate } })
  const sentFrom = async (name: string, address: string) => {
    const device = strict.device(name)
    device.address = address
    return (await send(device)).error?.name
  }
  try {
    const names = []
    for (let account = 0; account < 5; account++)
      names.push(await sentFrom(`one of many ${account}`, '203.0.113.5'))
    expect(names).toEqual([undefined, undefined, undefined, 'TooFast', 'TooFast'])
    strict.wait(seconds(6))
    expect(await sentFrom('one who waited', '203.0.113.5')).toBeUndefined()
    expect(await sentFrom('elsewhere', '198.51.100.7')).toBeUndefined()
  } finally {
    await strict.close()
  }
})

test('a network that sends saves which unfold takes turns, so that others come in between', async () => {
  const portal = await openTestPortal()
  try {
    const flood = Array.from({ length: 20 }, (_, number) => portal.device(`unfolding ${number}`))
    for (const [number, device] of flood.entries()) device.address = `192.0.2.${number}`
    const other = portal.device('somebody else')
    other.address = '198.51.100.7'
    for (const device of [...flood, other]) await device.signIn()
    const answered: TestDevice[] = []
    const sent = [...flood, other].map(async (device) => {
      expect((await send(device, device === other ? SMALL : WIDE)).error).toBeNull()
      answered.push(device)
    })
    await Promise.all(sent)
    expect(answered.indexOf(other)).toBeLessThan(5)
  } finally {
    await portal.close()
  }
})
