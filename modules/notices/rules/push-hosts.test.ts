import { expect, test } from 'vitest'
import { isPushEndpoint } from './push-hosts.ts'

test.for([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAC',
])('%s is a push service', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true))

test.for([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://127.0.0.1/fcm',
  'https://localhost/',
  'https://169.254.169.254/latest/meta-data',
  'https://fcm.googleapis.com.evil.example/fcm',
  'https://evil.example/#fcm.googleapis.com',
  'https://fcm.googleapis.com@evil.example/',
  'https://user:secret@fcm.googleapis.com/',
  'https://fcm.googleapis.com:8443/',
  'https://evilpush.apple.com.example/',
  'https://notify.windows.com/',
  'file:///etc/passwd',
  'nonsense',
  '',
])('nothing is sent to %s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false))
