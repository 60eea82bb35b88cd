import { callApi } from '#kit/web/api.ts'
import { noticesCalls } from '../calls.ts'

/** Whether this browser supports push messages. */
export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Whether this browser is subscribed. */
export async function isPushed(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration()
  return Notification.permission === 'granted' && Boolean(await registration?.pushManager.getSubscription())
}

export type PushOutcome = 'on' | 'blocked'

/** Subscribes the browser, which asks the player for permission, and registers it with the server. */
export async function startPush(publicKey: string): Promise<PushOutcome> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  try {
    await callApi(noticesCalls.startPush, { endpoint, keys: { p256dh, auth } })
  } catch (error) {
    // A subscription unknown to the server would be shown as on.
    await subscription.unsubscribe()
    throw error
  }
  return 'on'
}

export async function stopPush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription) return
  await callApi(noticesCalls.stopPush, { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
