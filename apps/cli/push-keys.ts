import webPush from 'web-push'

/** A new pair of keys, as lines for the environment of the server. */
export function newPushKeys(): string {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  return [
    `VAPID_PUBLIC_KEY=${publicKey}`,
    `VAPID_PRIVATE_KEY=${privateKey}`,
    'VAPID_SUBJECT=mailto:you@example.com',
  ].join('\n')
}
