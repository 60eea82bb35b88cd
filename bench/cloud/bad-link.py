"""A bad link between this machine and a network namespace, made of two TUN devices: delay, loss and rate each way.

Usage: bad-link.py NAMESPACE DELAY_MS LOSS_PERCENT RATE_KILOBITS
Says "ready" when the link stands, and goes on until it is ended. This end is 10.99.0.1, the far one 10.99.0.2.
"""

import fcntl
import heapq
import os
import random
import select
import struct
import subprocess
import sys
import time

TUNSETIFF = 0x400454CA
IFF_TUN_WITHOUT_HEADER = 0x1001
LARGEST_PACKET = 2000
# What waits longer than this in front of a slow link is dropped, as a router does.
LONGEST_QUEUE_SECONDS = 0.15


def open_tun(name):
    device = os.open('/dev/net/tun', os.O_RDWR)
    fcntl.ioctl(device, TUNSETIFF, struct.pack('16sH', name.encode(), IFF_TUN_WITHOUT_HEADER))
    os.set_blocking(device, False)
    return device


def ip(*words):
    subprocess.run(['ip', *words], check=True)


def main():
    namespace, delay, loss, rate = sys.argv[1], *map(float, sys.argv[2:5])
    delay, loss, bytes_per_second = delay / 1000, loss / 100, rate * 125
    near, far = open_tun('islet-near'), open_tun('islet-far')
    ip('addr', 'add', '10.99.0.1/30', 'dev', 'islet-near')
    ip('link', 'set', 'islet-near', 'mtu', '1400', 'up')
    ip('link', 'set', 'islet-far', 'netns', namespace)
    inside = ('netns', 'exec', namespace, 'ip')
    ip(*inside, 'link', 'set', 'lo', 'up')
    ip(*inside, 'addr', 'add', '10.99.0.2/30', 'dev', 'islet-far')
    ip(*inside, 'link', 'set', 'islet-far', 'mtu', '1400', 'up')
    print('ready', flush=True)

    chance = random.Random(1)
    waiting, count = [], 0
    free_at = {near: 0.0, far: 0.0}
    while True:
        timeout = max(0, waiting[0][0] - time.monotonic()) if waiting else 1
        for device in select.select([near, far], [], [], timeout)[0]:
            other = far if device == near else near
            while packet := read(device):
                now = time.monotonic()
                start = max(now, free_at[device])
                if chance.random() < loss or start - now > LONGEST_QUEUE_SECONDS:
                    continue
                free_at[device] = start + len(packet) / bytes_per_second
                count += 1
                heapq.heappush(waiting, (free_at[device] + delay, count, other, packet))
        while waiting and waiting[0][0] <= time.monotonic():
            _, _, device, packet = heapq.heappop(waiting)
            try:
                os.write(device, packet)
            except OSError:
                # The namespace is going away.
                pass


def read(device):
    try:
        return os.read(device, LARGEST_PACKET)
    except BlockingIOError:
        return None


main()
