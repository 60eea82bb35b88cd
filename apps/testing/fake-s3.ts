import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the store is: `hangs` takes a request and never answers, `cuts` ends the connection in the middle, `unmeasured` tells no length. */
export type StoreMood = 'well' | 'hangs' | 'cuts' | 'error' | 'full' | 'noBucket' | 'unmeasured'

const REGION = 'eu-test-1'
const KEY_ID = 'AKTEST'
const SECRET = 'a secret of tests, and of nobody else'
const BUCKET = '/saves'
/** Clocks of a client and of S3 may differ by a quarter of an hour. */
const SKEW_MS = 15 * 60_000

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** For tests: a bucket that checks every signature by AWS Signature Version 4, written from its specification. */
export async function openFakeS3() {
  const files = new Map<string, Buffer>()
  const asked: string[] = []
  const hanging = new Set<ServerResponse>()
  let mood: StoreMood = 'well'

  const server = createServer((request, response) => void answer(request, response))
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    const { method = 'GET', url = '' } = request
    asked.push(`${method} ${url}`)
    const say = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`)
    if (mood === 'hangs') return void hanging.add(response)
    if (mood === 'cuts') return request.socket.destroy()
    if (mood === 'error') return say(500, 'InternalError')
    const fault = signatureFault(request, body)
    if (fault) return say(403, fault)
    if (mood === 'noBucket' || !url.startsWith(`${BUCKET}/`)) return say(404, 'NoSuchBucket')
    const name = decodeURIComponent(url.slice(BUCKET.length + 1))
    if (method === 'PUT') {
      if (mood === 'full') return say(507, 'QuotaExceeded')
      files.set(name, body)
      return response.writeHead(200).end()
    }
    if (method === 'DELETE') {
      files.delete(name)
      return response.writeHead(204).end()
    }
    const file = files.get(name)
    if (!file) return say(404, 'NoSuchKey')
    const length = mood === 'unmeasured' ? {} : { 'content-length': file.length }
    response.writeHead(200, length).write(file)
    return response.end()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    settings: {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${BUCKET}`,
      region: REGION,
      keyId: KEY_ID,
      secret: SECRET,
    },
    files,
    asked,
    become(next: StoreMood) {
      mood = next
      for (const response of hanging) response.destroy()
      hanging.clear()
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** What is wrong with the signature of a request, as S3 names it. */
function signatureFault(request: IncomingMessage, body: Buffer): string | undefined {
  const { authorization = '' } = request.headers
  const [, keyId, scope, signed, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? []
  if (!scope || !signed || !signature) return 'AccessDenied'
  if (keyId !== KEY_ID) return 'InvalidAccessKeyId'
  const date = String(request.headers['x-amz-date'])
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(at - Date.now()) < SKEW_MS)) return 'RequestTimeTooSkewed'
  const contentHash = String(request.headers['x-amz-content-sha256'])
  if (contentHash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const names = signed.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
    return 'AccessDenied'
  if (scope !== `${date.slice(0, 8)}/${REGION}/s3/aws4_request`) return 'AuthorizationHeaderMalformed'
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3')
  searchParams.sort()
  const canonical = [
    request.method,
    pathname,
    searchParams.toString(),
    ...names.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signed,
    contentHash,
  ].join('\n')
  const key = [REGION, 's3', 'aws4_request'].reduce<Buffer>(
    (before, part) => hmac(before, part),
    hmac(`AWS4${SECRET}`, date.slice(0, 8)),
  )
  const wanted = hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n'))
  return timingSafeEqual(wanted, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch'
}
