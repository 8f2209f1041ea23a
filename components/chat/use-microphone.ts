'use client'

import { useEffect, useState } from 'react'

export type MicrophonePermission = 'unknown' | 'granted' | 'denied'

/**
 * Whether this page may record, asked of the browser when the conversation is opened and watched from then on.
 * It is the browser's record that is read: nobody is asked anything before they press the button.
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
      // Firefox before 132 does not know the name: then the button finds out.
      () => undefined,
    )
    return () => {
      gone = true
      status?.removeEventListener('change', read)
    }
  }, [])
  return { permission, deny: () => setPermission('denied') }
}

// Without https there is no microphone, nor in a browser that is too old to record.
function canRecord(): MicrophonePermission {
  return navigator.mediaDevices && typeof MediaRecorder !== 'undefined' ? 'unknown' : 'denied'
}
