import { after, minutes, type Instant } from '#kit/time/time.ts'

const DEVICE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** 36 characters in the form of a UUID, in any case (spec 5.1, 9.12). */
export const isDeviceId = (text: string) => DEVICE_ID.test(text)
/** Device ids are compared in one spelling. */
export const spelledAlike = (deviceId: string) => deviceId.toUpperCase()

/** Where a sign-in comes from, as far as its devices are known. */
export interface Place {
  readonly network: string
  readonly platform: string
}

export interface KnownDevice extends Place {
  /** When the account got its first device key. */
  readonly keyedAt: Instant
}

/** Requests sent before the first answer delivered the key still belong to the first sign-in. */
export const FIRST_ANSWER_TIME = minutes(1)

/**
 * A device id travels in every request, so it proves nothing once its account has a device key in any browser: it counts only while
 * the first answer with the key may still be on its way (docs/contract.md 9).
 */
export const isSameSignIn = (known: KnownDevice, place: Place, now: Instant): boolean =>
  known.network === place.network &&
  known.platform === place.platform &&
  now < after(known.keyedAt, FIRST_ANSWER_TIME)

/** What is known at sign-in: the account of the browser's key, and the device with its account. */
export interface Evidence {
  readonly keyAccountId: number | undefined
  readonly device: (KnownDevice & { readonly accountId: number }) | undefined
}

export type SignInPlan =
  | {
      readonly way: 'enter'
      readonly accountId: number
      /** The browser presented no valid key, so it gets one. */
      readonly needsKey: boolean
    }
  | { readonly way: 'create'; readonly canRecover: boolean }

/** Which account a device signs in to: that of its key, else that of the device, else a new one. */
export function planSignIn({ keyAccountId, device }: Evidence, place: Place, now: Instant): SignInPlan {
  if (keyAccountId !== undefined) {
    return { way: 'enter', accountId: keyAccountId, needsKey: false }
  }
  if (!device) return { way: 'create', canRecover: false }
  if (!isSameSignIn(device, place, now)) return { way: 'create', canRecover: true }
  return { way: 'enter', accountId: device.accountId, needsKey: true }
}
