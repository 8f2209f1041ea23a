'use client'

import { useEffect, useState } from 'react'

export type MicrophonePermission = 'unknown' | 'granted' | 'denied'

/**
 * Returns the microphone permission, read when the conversation is opened and watched from then on. It only
 * queries the stored permission: the browser asks the visitor when they press the button.
 */
export function useMicrophone() {
  const [permission, setPermission] = useState<MicrophonePermission>(canRecord)
  useEffect(() => {
    if (canRecord() === 'denied') return
    let status: PermissionStatus | undefined
    const read = () => {
      if (status) setPermission(status.state === 'prompt' ? 'unknown' : status.state)
    }
    let gone = false
    navigator.permissions?.query({ name: 'microphone' as PermissionName }).then(
      (found) => {
        if (gone) return
        status = found
        status.addEventListener('change', read)
        read()
      },
      // Firefox before 132 does not know this permission: the button finds out.
      () => undefined,
    )
    return () => {
      gone = true
      status?.removeEventListener('change', read)
    }
  }, [])
  return { permission, deny: () => setPermission('denied') }
}

// Without https, or in an old browser, there is no recording.
function canRecord(): MicrophonePermission {
  return navigator.mediaDevices && typeof MediaRecorder !== 'undefined' ? 'unknown' : 'denied'
}
