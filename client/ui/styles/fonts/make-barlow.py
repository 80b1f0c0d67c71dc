"""Makes barlow.woff2, both weights of the headings' face without hints, of the two hinted files beside it.

Run once by hand in this folder with fonttools 4.68 (decision 105). Each weight's outlines were turned into
quadratic curves for itself, so a third of the glyphs have other points in one than in the other: a curve of three
pieces where the other has two, a straight piece that is a curve, another first point. Those contours get the same
points here, by splitting pieces in the middle, which changes no outline by more than rounding to whole units does.
"""

from itertools import pairwise
from math import atan2, dist, pi

from fontTools import varLib
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.misc.bezierTools import calcQuadraticArcLength, splitQuadraticAtT
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

WEIGHTS = (600, 700)
# A point without a partner costs as much as one that is so many units away from it, or turns by 2.7 radians.
UNMATCHED = 40
UNITS_A_RADIAN = 15
# A point on the curve that its neighbours imply to so much of a unit needn't be told.
IMPLIED = 0.75


def without_hints(weight):
    font = TTFont(f"barlow-{weight}-hinted.woff2")
    subsetter = Subsetter(Options(hinting=False, layout_features=["*"], notdef_outline=True))
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    font.flavor = None
    return font


def contours(glyph):
    """Each as points (is it on the curve, x, y)."""
    start = 0
    for end in glyph.endPtsOfContours:
        yield [(glyph.flags[i] & 1, *glyph.coordinates[i]) for i in range(start, end + 1)]
        start = end + 1


def kinds(contour):
    return [point[0] for point in contour]


def pieces_of(contour):
    """Lines and simple curves: [start, control or None, end, does the file tell the end itself]."""
    first = kinds(contour).index(1)
    place, control, pieces = contour[first][1:], None, []
    for on, *point in contour[first + 1 :] + contour[: first + 1]:
        if on or control:
            end = point if on else [(a + b) / 2 for a, b in zip(control, point)]
            pieces.append([place, control, end, bool(on)])
            place = end
        control = None if on else point
    return pieces


def told_points(pieces):
    """[place, direction in, direction out, the piece after it] of those that the file tells."""
    turn = lambda a, b: atan2(b[1] - a[1], b[0] - a[0])
    return [
        (start, turn(pieces[i - 1][1] or pieces[i - 1][0], start), turn(start, control or end), i)
        for i, (start, control, end, _) in enumerate(pieces)
        if pieces[i - 1][3]
    ]


def difference(a, b):
    turned = sum(abs((a[i] - b[i] + pi) % (2 * pi) - pi) for i in (1, 2))
    return dist(a[0], b[0]) + UNITS_A_RADIAN * turned


def partners(left, right):
    """What the best pairing costs of those that pair the first two, and its pairs."""
    best = {}
    for i in range(len(left)):
        for j in range(len(right)):
            ways = [(difference(left[0], right[0]), [(0, 0)])] if i == j == 0 else []
            if i and j:
                ways.append((best[i - 1, j - 1][0] + difference(left[i], right[j]), [*best[i - 1, j - 1][1], (i, j)]))
            if i:
                ways.append((best[i - 1, j][0] + UNMATCHED, best[i - 1, j][1]))
            if j:
                ways.append((best[i, j - 1][0] + UNMATCHED, best[i, j - 1][1]))
            best[i, j] = min(ways)
    return best[len(left) - 1, len(right) - 1]


def halves(piece):
    start, control, end, told = piece
    if control is None:
        middle = [(a + b) / 2 for a, b in zip(start, end)]
        return [[start, None, middle, True], [middle, None, end, told]]
    one, other = splitQuadraticAtT(start, control, end, 0.5)
    return [[*one, True], [*other, True]]


def made_alike(left, right):
    """The same number of pieces between two pairs, of the same kinds."""
    while len(left) != len(right):
        fewer = min(left, right, key=len)
        longest = max(
            range(len(fewer)), key=lambda i: calcQuadraticArcLength(fewer[i][0], fewer[i][1] or fewer[i][0], fewer[i][2])
        )
        # The controls beside it no longer imply the point before it.
        if longest > 0:
            fewer[longest - 1][3] = True
        fewer[longest : longest + 1] = halves(fewer[longest])
    for one, other in zip(left, right):
        for bare in (one, other):
            if bare[1] is None and one[1] != other[1]:
                bare[1] = [(a + b) / 2 for a, b in zip(bare[0], bare[2])]
        one[3] = other[3] = one[3] or other[3]


def points_of(pieces):
    points = []
    for _, control, end, told in pieces:
        points += [(0, *control)] if control else []
        points += [(1, *end)] if told else []
    return points


def with_same_points(light, heavy):
    left, right = pieces_of(light), pieces_of(heavy)
    places, others = told_points(left), told_points(right)
    turns = [others[i:] + others[:i] for i in range(len(others))]
    _, pairs, turned = min((*partners(places, turned), turned) for turned in turns)
    # Both from their first pair on, to it again.
    first = turned[0][3]
    right = right[first:] + right[:first]
    cuts = [(places[i][3], (turned[j][3] - first) % len(right)) for i, j in pairs]
    found = [], []
    for (i, j), (next_i, next_j) in pairwise([*cuts, (len(left), len(right))]):
        stretches = left[i:next_i], right[j:next_j]
        made_alike(*stretches)
        for points, stretch in zip(found, stretches):
            points += points_of(stretch)
    return found


def from_nearest(light, heavy):
    """The same points already, but maybe from another one on."""
    turns = [heavy[i:] + heavy[:i] for i in range(len(heavy))]
    apart = lambda turned: sum(dist(a[1:], b[1:]) for a, b in zip(light, turned))
    return light, min((turned for turned in turns if kinds(turned) == kinds(light)), key=apart)


def without_implied(light, heavy):
    is_implied = lambda points, i: (
        kinds([points[i - 1], points[i], points[(i + 1) % len(points)]]) == [0, 1, 0]
        and dist(points[i][1:], [(a + b) / 2 for a, b in zip(points[i - 1][1:], points[(i + 1) % len(points)][1:])]) <= IMPLIED
    )
    for i in reversed(range(len(light))):
        if is_implied(light, i) and is_implied(heavy, i):
            del light[i], heavy[i]
    return light, heavy


def redraw(glyph, shapes):
    points = [point for shape in shapes for point in shape]
    glyph.coordinates = GlyphCoordinates([(round(x), round(y)) for _, x, y in points])
    glyph.flags = bytearray(kinds(points))
    glyph.endPtsOfContours = [sum(map(len, shapes[: i + 1])) - 1 for i in range(len(shapes))]


fonts = [without_hints(weight) for weight in WEIGHTS]
for name in fonts[0].getGlyphOrder():
    glyphs = [font["glyf"][name] for font in fonts]
    if glyphs[0].numberOfContours <= 0:
        continue
    shapes = [
        without_implied(*(from_nearest if kinds(light) == kinds(heavy) else with_same_points)(light, heavy))
        for light, heavy in zip(*map(contours, glyphs), strict=True)
    ]
    for glyph, drawn in zip(glyphs, zip(*shapes)):
        redraw(glyph, drawn)

space = DesignSpaceDocument()
space.addAxis(AxisDescriptor(tag="wght", name="Weight", minimum=WEIGHTS[0], default=WEIGHTS[0], maximum=WEIGHTS[1]))
for font, weight in zip(fonts, WEIGHTS):
    space.addSource(SourceDescriptor(font=font, location={"Weight": weight}))
# Deltas that a reader could infer are told: they pack better so.
made, *_ = varLib.build(space, exclude=["STAT"], optimize=False)
made.flavor = "woff2"
made.save("barlow.woff2")
