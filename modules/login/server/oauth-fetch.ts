import type { CustomFetch } from 'openid-client'
import { readUpTo } from '#kit/server/read-up-to.ts'

/** A provider's id token is a few kilobytes; its metadata and keys are below a hundred. */
const LARGEST_ANSWER = 256 * 1024

/** An answer larger than any provider would send. */
export class ExcessiveAnswer extends Error {}

/**
 * The fetch for providers: follows no redirects, so that they cannot send us to another host, and limits the size of answers (ASVS
 * 1.3.6).
 */
export const fetchCarefully: CustomFetch = async (url, options) => {
  const response = await fetch(url, { ...options, body: options.body as BodyInit | null, redirect: 'manual' })
  const { status, statusText, headers } = response
  if (!response.body || status < 200 || status === 204 || status === 304) return response
  const { bytes, isWhole } = await readUpTo(LARGEST_ANSWER, response.body)
  if (!isWhole) throw new ExcessiveAnswer('The provider sent more than it may')
  return new Response(Uint8Array.from(bytes), { status, statusText, headers })
}
