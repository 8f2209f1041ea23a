-- What guests are told of a room: facts by choice (lib/rooms/schema/facts.ts), words by language, pictures in slots, whether it's
-- on the site, and its place among the others.
ALTER TABLE rooms
  ADD COLUMN facts jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(facts) = 'object'),
  ADD COLUMN on_site boolean NOT NULL DEFAULT true,
  ADD COLUMN position integer NOT NULL DEFAULT 0;
UPDATE rooms r SET position = ranked.position
FROM (SELECT id, row_number() OVER (ORDER BY id) AS position FROM rooms) AS ranked
WHERE r.id = ranked.id;

-- English is in the room itself. Beside each text there's the English that it was written for: it's out of date when that has changed.
CREATE TABLE room_words (
  room_id integer NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
  locale text NOT NULL CHECK (locale ~ '^[a-z]{2}$' AND locale <> 'en'),
  name text NOT NULL CHECK (char_length(name) <= 120),
  description text NOT NULL DEFAULT '',
  english_name text NOT NULL,
  english_description text NOT NULL,
  PRIMARY KEY (room_id, locale)
);

-- A photograph that staff sent, or a drawing of ours by its name. Each slot but the last has one.
CREATE TABLE room_pictures (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_id integer NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
  slot text NOT NULL CHECK (slot IN ('bed', 'bathroom', 'view', 'outside', 'detail', 'more')),
  file_id uuid UNIQUE REFERENCES files (id),
  plate text,
  focus_x integer NOT NULL DEFAULT 50 CHECK (focus_x BETWEEN 0 AND 100),
  focus_y integer NOT NULL DEFAULT 50 CHECK (focus_y BETWEEN 0 AND 100),
  CHECK (num_nonnulls(file_id, plate) = 1)
);
CREATE UNIQUE INDEX room_pictures_slot ON room_pictures (room_id, slot) WHERE slot <> 'more';
CREATE INDEX room_pictures_more ON room_pictures (room_id) WHERE slot = 'more';

INSERT INTO room_pictures (room_id, slot, file_id)
SELECT id, 'bed', image_id FROM rooms WHERE image_id IS NOT NULL;
ALTER TABLE rooms DROP COLUMN image_id;

-- The sample's two rooms, where they're still called what they were: their words and drawings were in the pages.
UPDATE rooms r SET description = sample.description
FROM (VALUES
  ('maratha-wada-room', 'Maratha Wada Room', 'The wada is a courtyard house: thick walls, carved posts, and rooms that look inward to a tulsi plant and a square of sky.

Yours has a teak bed, godhadi (quilts pieced from old saris), a shuttered window and a stone floor that stays cool in May. In the evening you hear the kitchen and smell the wood fire.'),
  ('valley-view-cottage', 'Valley-View Cottage', 'A tiled cottage on the slope above the paddy. The verandah has two cane chairs and nothing in front of them but the valley and the lake.

There is a large bed, and space for more people to sleep. The morning sun comes in early. There are curtains.')
) AS sample (slug, name, description)
WHERE r.slug = sample.slug AND r.name = sample.name AND r.deleted_at IS NULL AND r.description IN (
  '',
  'A room on the courtyard of the wada, the old house. A carved teak bed and godhadi quilts, which are saris sewn in layers. Breakfast is included. So is the rooster.',
  'A cottage on the slope, with its own verandah over the lake. It sleeps four. Breakfast is included. The path up is short and honest about it.');
INSERT INTO room_words (room_id, locale, name, description, english_name, english_description)
SELECT r.id, sample.locale, sample.name, sample.description, r.name, r.description
FROM rooms r JOIN (VALUES
  ('maratha-wada-room', 'Maratha Wada Room', 'fr', 'Chambre du wada marathe', 'Le wada est une maison à cour : des murs épais, des piliers sculptés, et des chambres tournées vers un tulsi (le basilic sacré) et un carré de ciel.

La vôtre a un lit en teck, des godhadi (courtepointes faites de vieux saris), une fenêtre à volets et un sol en pierre qui reste frais en mai. Le soir, on entend la cuisine et l’on sent le feu de bois.'),
  ('maratha-wada-room', 'Maratha Wada Room', 'ar', 'غرفة «الوادا» الماراثية', '«الوادا» بيت ذو فناء: جدران سميكة، وأعمدة منقوشة، وغرف تطل على الداخل، على نبتة «تولسي»، أي الريحان المقدس، وعلى مربع من السماء.

في غرفتك سرير من خشب الساج، وألحفة «غودهادي» المخيطة من قماش الساري القديم، ونافذة بمصاريع، وأرضية حجرية تبقى باردة في مايو. وفي المساء تسمع المطبخ وتشم رائحة الحطب.'),
  ('maratha-wada-room', 'Maratha Wada Room', 'es', 'Habitación de la wada maratha', 'La wada es una casa con patio: muros gruesos, pilares tallados y habitaciones que miran hacia dentro, a un tulsi (albahaca sagrada) y a un cuadrado de cielo.

Tu habitación tiene cama de teca, godhadi (colchas cosidas con saris viejos), una ventana con postigos y un suelo de piedra que en mayo sigue fresco. Al caer la tarde se oye la cocina y huele a leña.'),
  ('maratha-wada-room', 'Maratha Wada Room', 'zh', '瓦达老宅客房', '瓦达是庭院老宅：厚墙，雕花柱子，房间都朝里，对着一株图尔西（圣罗勒）和一方天空。

您的房间有柚木床、戈达迪（旧纱丽拼成的被子）、带木窗板的窗，石头地面在最热的五月也是凉的。到了傍晚，听得见厨房的动静，闻得到柴火味。'),
  ('maratha-wada-room', 'Maratha Wada Room', 'ru', 'Комната в маратхской ваде', 'Вада построена вокруг двора: толстые стены, резные столбы, и все комнаты смотрят внутрь, на куст тулси, священного базилика, и квадрат неба.

В комнате кровать из тика, годхади (одеяла, сшитые из старых сари), окно со ставнями и каменный пол, прохладный даже в мае. Вечером слышно кухню и пахнет дровами.'),
  ('maratha-wada-room', 'Maratha Wada Room', 'mr', 'वाड्यातली खोली', ''),
  ('valley-view-cottage', 'Valley-View Cottage', 'fr', 'Maisonnette face à la vallée', 'Une maisonnette à toit de tuiles, sur la pente, au-dessus de la rizière. La véranda a deux fauteuils en rotin et rien devant eux que la vallée et le lac.

Il y a un grand lit, et de la place pour d’autres couchages. Le soleil entre tôt le matin. Il y a des rideaux.'),
  ('valley-view-cottage', 'Valley-View Cottage', 'ar', 'الكوخ المطل على الوادي', 'كوخ سقفه من القرميد على المنحدر فوق حقل الأرز. في شرفته كرسيان من الخيزران، وليس أمامهما سوى الوادي والبحيرة.

فيه سرير كبير، ومكان ينام فيه من معك. تدخله شمس الصباح باكراً، وعلى نوافذه ستائر.'),
  ('valley-view-cottage', 'Valley-View Cottage', 'es', 'Casita con vista al valle', 'Una casita de tejas en la ladera, sobre el arrozal. La veranda tiene dos sillas de ratán y, delante, nada más que el valle y el lago.

Hay una cama grande y sitio para que duerman más personas. El sol de la mañana entra temprano. Hay cortinas.'),
  ('valley-view-cottage', 'Valley-View Cottage', 'zh', '谷景小屋', '瓦顶小屋，在稻田上方的坡上。门廊里两把藤椅，前面只有山谷和湖。

一张大床，另有铺位。清早太阳就照进来，有窗帘。'),
  ('valley-view-cottage', 'Valley-View Cottage', 'ru', 'Коттедж с видом на долину', 'Коттедж под черепицей на склоне над рисовым полем. На веранде два плетёных кресла, а перед ними ничего, кроме долины и озера.

Кровать большая, и ещё есть где лечь. Солнце приходит рано. Шторы есть.'),
  ('valley-view-cottage', 'Valley-View Cottage', 'mr', 'दरीकाठचं घर', '')
) AS sample (slug, english, locale, name, description) ON sample.slug = r.slug AND sample.english = r.name
WHERE r.deleted_at IS NULL;
INSERT INTO room_pictures (room_id, slot, plate)
SELECT r.id, sample.slot, sample.plate
FROM rooms r JOIN (VALUES
  ('maratha-wada-room', 'Maratha Wada Room', 'bed', 'room'),
  ('maratha-wada-room', 'Maratha Wada Room', 'bathroom', 'bath'),
  ('maratha-wada-room', 'Maratha Wada Room', 'outside', 'swing'),
  ('valley-view-cottage', 'Valley-View Cottage', 'bed', 'valleybed'),
  ('valley-view-cottage', 'Valley-View Cottage', 'view', 'dusk'),
  ('valley-view-cottage', 'Valley-View Cottage', 'outside', 'cottage')
) AS sample (slug, name, slot, plate) ON sample.slug = r.slug AND sample.name = r.name
WHERE r.deleted_at IS NULL AND NOT EXISTS (SELECT FROM room_pictures p WHERE p.room_id = r.id AND p.slot = sample.slot);
