type ReviewText = [title: string, body: string];
type Latest = { good: ReviewText[]; middling: ReviewText[] };

/** The words of a product's latest reviews: of parts, and of what is worn or given, which nobody fits to a car. As many of each, so that a product keeps its stars. */
export const latestReviewTexts: Record<"parts" | "forPeople", Latest> = {
  parts: {
    good: [
      ["Went straight on", "Lined up with the original holes and looks the part. Arrived well packed."],
      ["Better than expected", "Compared it with the old one on the bench and it matches everywhere that counts."],
      ["Happy with it", "Good finish, fair price, quick to arrive. Would buy again for the next project."],
      ["Spot on", "Fitted in an afternoon in the driveway with ordinary hand tools."],
      ["Just what the car needed", "The old part was past saving. This one made an obvious difference."],
    ],
    middling: [
      ["Needed a little work", "Took some fettling before it sat right, but the quality is decent once it is in."],
      ["Fair for the money", "Not quite the original look up close. Nobody will notice on the road."],
      ["Does the job", "Instructions would have helped. Otherwise no complaints."],
    ],
  },
  forPeople: {
    good: [
      ["Went down well", "Bought for a mate with a project in the shed. It made the day."],
      ["Better than expected", "Even nicer than in the picture, and there in no time."],
      ["Happy with it", "As described and quick to arrive. Would buy it again."],
      ["Spot on", "Just the thing for somebody who has every part already."],
      ["Just what was wanted", "On the wish list for years, and no regrets."],
    ],
    middling: [
      ["Hard to choose", "There is a lot to pick from. Happy in the end."],
      ["Fair for the money", "As described, no more and no less."],
      ["Does the job", "No surprises. Otherwise no complaints."],
    ],
  },
};

/** The words of all others, by their stars. */
export const olderReviewTexts: Record<"parts" | "forPeople", Record<number, ReviewText[]>> = {
  parts: {
    5: [
      ["Went straight on", "Lined up with the original holes and looks the part. Arrived well packed."],
      ["Spot on", "Fitted in an afternoon in the driveway with ordinary hand tools."],
      ["Would buy it again", "Compared it with the old one on the bench: the same everywhere that counts."],
    ],
    4: [
      ["Happy with it", "Good finish and a fair price. One hole wanted a touch with the file."],
      ["Better than expected", "The old part was past saving. This one made an obvious difference."],
      ["Nearly perfect", "Sits well. The instructions could say a little more about the order of things."],
    ],
    3: [
      ["Fair for the money", "Not quite the original look up close. Nobody will notice on the road."],
      ["Needed a little work", "Took some fettling before it sat right, but the quality is decent once it is in."],
    ],
    2: [["Expected more", "It fits after a fair bit of bending. The finish marks easily, so paint it first."]],
    1: [["Not for my car", "Mine came with the wrong fixings. It went back, and the refund was quick."]],
  },
  forPeople: {
    5: [
      ["Went down well", "Bought for a mate with a project in the shed. It made the day."],
      ["Spot on", "Just the thing for somebody who has every part already."],
      ["Would buy it again", "Looks just as it does in the picture."],
    ],
    4: [
      ["Happy with it", "As described and quick to arrive."],
      ["Better than expected", "Even nicer than in the picture."],
      ["Nearly perfect", "A little more choice, and it would have five stars."],
    ],
    3: [
      ["Fair for the money", "As described, no more and no less."],
      ["Hard to choose", "There is a lot to pick from. Happy in the end."],
    ],
    2: [["Expected more", "From the picture I had hoped for a bit more."]],
    1: [["Not for me", "A present that somebody else had thought of too."]],
  },
};
