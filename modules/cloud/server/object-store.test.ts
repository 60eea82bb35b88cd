import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFakeS3 } from '#apps/testing/fake-s3.ts'
import { openObjectStore } from './object-store.ts'

const MOST = 8 * 1024 * 1024
let bucket: Awaited<ReturnType<typeof openFakeS3>>
beforeEach(async () => {
  bucket = await openFakeS3()
})
afterEach(() => bucket.close())

test('a file is read back unchanged, with signatures that the bucket accepts', async () => {
  const store = openObjectStore(bucket.settings)
  const file = randomBytes(MOST)
  await store.put('one', file)
  expect((await store.get('one', MOST))?.equals(file)).toBe(true)
  expect(await store.get('another', MOST)).toBeUndefined()
  await store.remove('one')
  await store.remove('one')
  expect(bucket.files.size).toBe(0)
})

test.for([
  ['a wrong secret', { secret: 'another' }, 'SignatureDoesNotMatch'],
  ['a wrong key', { keyId: 'AKOTHER' }, 'InvalidAccessKeyId'],
  ['a wrong region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
] as const)('%s is refused, and the error names the reason but not the secret', async ([, wrong, code]) => {
  const store = openObjectStore({ ...bucket.settings, ...wrong })
  const error = await store.put('one', Buffer.from('x')).catch((fault: unknown) => String(fault))
  expect(error).toBe(`Error: The object store answered PUT with 403 ${code}`)
  expect(bucket.files.size).toBe(0)
})

test.for([
  ['error', '500 InternalError'],
  ['full', '507 QuotaExceeded'],
  ['noBucket', '404 NoSuchBucket'],
] as const)('a store that is %s is reported to the caller', async ([mood, says]) => {
  const store = openObjectStore(bucket.settings)
  bucket.become(mood)
  await expect(store.put('one', Buffer.from('x'))).rejects.toThrow(says)
})

test('a missing bucket is not reported as a missing file', async () => {
  const store = openObjectStore(bucket.settings)
  bucket.become('noBucket')
  await expect(store.get('one', MOST)).rejects.toThrow('NoSuchBucket')
})

test('an interrupted connection and an unreachable machine fail', async () => {
  const store = openObjectStore(bucket.settings)
  bucket.become('cuts')
  await expect(store.get('one', MOST)).rejects.toThrow()
  await bucket.close()
  await expect(store.put('one', Buffer.from('x'))).rejects.toThrow()
})

test.for(['well', 'unmeasured'] as const)(
  'a file that has grown in the bucket is not read (%s)',
  async (mood) => {
    const store = openObjectStore(bucket.settings)
    bucket.become(mood)
    bucket.files.set('one', randomBytes(2000))
    await expect(store.get('one', 1000)).rejects.toThrow('larger')
  },
)
