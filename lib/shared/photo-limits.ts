/** Bytes of a photograph when it's sent, at most. */
export const maxPhotoBytes = 25 * 1024 * 1024
/** The longer side of a stored photograph, in pixels, as `keptSize` takes it; a larger one needn't be sent. */
export const photoSide = 2560
