/** What customers read where a change failed and the fault wasn't theirs. */
export const detailsFailed = "Failed to update customer details.";
export const marketingFailed = "Failed to update your email preferences.";
export const returnFailed = "Failed to request this return.";
