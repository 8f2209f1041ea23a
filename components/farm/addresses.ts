import { property } from '#lib/property.ts'

export const dial = `tel:${property.phone.replace(/\s/g, '')}`
/** The address that opens a WhatsApp conversation with the farm. */
export const whatsapp = `https://wa.me/${property.whatsapp}`
