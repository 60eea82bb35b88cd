import type { CustomFetch } from 'openid-client'
import { readUpTo } from '#kit/server/read-up-to.ts'

/** An id token of a provider has a few kilobytes; its description and its keys have less than a hundred. */
const LARGEST_ANSWER = 256 * 1024

/** An answer that no provider in its right mind gives. */
export class ExcessiveAnswer extends Error {}

/**
 * What a provider is asked with: no redirect is followed, so that it cannot send us to a host of its choice, and no
 * more is read than makes sense (ASVS 1.3.6).
 */
export const fetchCarefully: CustomFetch = async (url, options) => {
  const response = await fetch(url, { ...options, body: options.body as BodyInit | null, redirect: 'manual' })
  const { status, statusText, headers } = response
  if (!response.body || status < 200 || status === 204 || status === 304) return response
  const { bytes, isWhole } = await readUpTo(LARGEST_ANSWER, response.body)
  if (!isWhole) throw new ExcessiveAnswer('The provider sent more than it may')
  return new Response(Uint8Array.from(bytes), { status, statusText, headers })
}
