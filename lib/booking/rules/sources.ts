/** A way in which a booking comes; the database checks the same. */
export type Source = 'site' | 'phone' | 'walk_in' | 'whatsapp' | 'airbnb' | 'booking_com'
