import webPush from 'web-push'

/** A new VAPID key pair, as environment variables of the server. */
export function newPushKeys(): string {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  return [
    `VAPID_PUBLIC_KEY=${publicKey}`,
    `VAPID_PRIVATE_KEY=${privateKey}`,
    'VAPID_SUBJECT=mailto:you@example.com',
  ].join('\n')
}
