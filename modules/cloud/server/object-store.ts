import { AwsClient } from 'aws4fetch'
import { createHash } from 'node:crypto'
import { readUpTo } from '#kit/server/read-up-to.ts'
import { seconds } from '#kit/time/time.ts'

/** A bucket that speaks the S3 protocol. */
export interface ObjectStoreSettings {
  /** URL of the bucket, with a path if objects are stored below one. */
  readonly url: string
  readonly region: string
  readonly keyId: string
  readonly secret: string
}

/** Stores files by name outside the database. All methods throw when the store fails. */
export interface ObjectStore {
  put(name: string, file: Buffer): Promise<void>
  /** Undefined when there is no such file. */
  get(name: string, mostBytes: number): Promise<Buffer | undefined>
  /** Succeeds when it is already gone. */
  remove(name: string): Promise<void>
}

/** A worker asks three times within the half minute that it waits for saves. */
const ANSWERS_WITHIN = seconds(10)
const NO_SUCH_FILE = 'NoSuchKey'
const LONGEST_FAULT = 4096

/** S3 over its REST API, with Signature Version 4. Failures go to the caller, who retries later. */
export function openObjectStore({ url, region, keyId, secret }: ObjectStoreSettings): ObjectStore {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: 0,
  })

  async function ask(method: 'GET' | 'PUT' | 'DELETE', name: string, file?: Buffer): Promise<Response> {
    // The signature covers the content, so a file altered in transit is rejected.
    const sha256 = createHash('sha256')
      .update(file ?? '')
      .digest('hex')
    return client.fetch(`${url}/${name}`, {
      method,
      headers: {
        'x-amz-content-sha256': sha256,
        ...(file ? { 'content-type': 'application/gzip' } : {}),
      },
      ...(file ? { body: new Uint8Array(file) } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWERS_WITHIN),
    })
  }

  return {
    async put(name, file) {
      const answer = await ask('PUT', name, file)
      if (!answer.ok) throw await faultOf('PUT', answer)
      await answer.body?.cancel()
    },
    async get(name, mostBytes) {
      const answer = await ask('GET', name)
      if (!answer.ok) {
        const fault = await faultOf('GET', answer)
        if (answer.status === 404 && fault.code === NO_SUCH_FILE) return undefined
        throw fault
      }
      const { bytes, isWhole } = await readUpTo(mostBytes, answer.body)
      if (!isWhole)
        throw new ObjectStoreFault('GET', answer.status, 'a file that is larger than what was stored')
      return bytes
    },
    async remove(name) {
      const answer = await ask('DELETE', name)
      if (!answer.ok && answer.status !== 404) throw await faultOf('DELETE', answer)
      await answer.body?.cancel()
    },
  }
}

class ObjectStoreFault extends Error {
  readonly code: string
  constructor(method: string, status: number, code: string) {
    super(`The object store answered ${method} with ${status} ${code}`.trim())
    this.code = code
  }
}

/** The store's error code: `SlowDown`, `NoSuchBucket`, `QuotaExceeded`. */
async function faultOf(method: string, answer: Response): Promise<ObjectStoreFault> {
  const { bytes } = await readUpTo(LONGEST_FAULT, answer.body)
  return new ObjectStoreFault(
    method,
    answer.status,
    /<Code>(\w{1,60})<\/Code>/.exec(bytes.toString())?.[1] ?? '',
  )
}
