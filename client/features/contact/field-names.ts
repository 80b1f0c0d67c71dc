/** Names in a posted form. Editors choose the names of fields, and must not hit upon one of ours. */
export const answerPrefix = "answer-";
export const vehiclePrefix = "vehicle-";

export const answerName = (field: string) => `${answerPrefix}${field}`;
export const vehicleName = (field: string) => `${vehiclePrefix}${field}`;
